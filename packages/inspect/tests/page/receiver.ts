// A page with the receivers of @xstate/inspect and @statelyai/inspect, which remember what they were told.

import { createBrowserReceiver } from '@statelyai/inspect';
import { createWindowReceiver } from '@xstate/inspect';

const told: unknown[] = [];
const toldByStately: unknown[] = [];
const receiver = createWindowReceiver();
receiver.subscribe((message) => {
  const { machine, ...rest } = message as { machine?: { id: string } };
  told.push({ ...rest, ...(machine === undefined ? {} : { machine: machine.id }) });
});
createBrowserReceiver().subscribe((message) => toldByStately.push(message));

Object.assign(globalThis, {
  told,
  toldByStately,
  send: (session: string, event: { readonly type: string }) => {
    const wrapped = { name: event.type, data: event, $$type: 'scxml', type: 'external', origin: session };
    receiver.send({ type: 'xstate.event', event: JSON.stringify(wrapped), service: session });
  },
});
