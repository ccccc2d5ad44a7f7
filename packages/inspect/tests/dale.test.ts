// Dale, its owl state above all, in the receiver of @xstate/inspect.

import { afterEach, expect, it } from 'vitest';
import { type Inspector, startInspector, UNDONE } from '../src/index.ts';
import { newDaleGame, owlTable } from './dale-games.ts';
import { connect } from './receiver.ts';

let inspector: Inspector;
afterEach(() => inspector.stop());

it('shows the owl state, one region for each player, and takes answers there', async () => {
  inspector = await startInspector();
  const { game, effectOn, magnet, inspection, knowledge, found } = owlTable();
  inspector.inspectGame(game);
  const receiver = await connect(inspector.port);
  await receiver.until('service.register');

  receiver.send('dale', { type: 'PLAY', seat: 0, card: magnet });
  receiver.send('dale', { type: 'CHOOSE', seat: 0, cards: [inspection] });
  const [, owl] = await receiver.until('service.state', 2);
  expect(owl?.state.value.resolving.owl).toEqual({ seat0: 'awaited', seat1: 'awaited', seat2: 'released' });
  expect(owl?.state.context.awaited).toEqual([0, 1]);

  // The machine that the receiver has made says what may be sent now, and by whom it is awaited.
  const [{ machine }] = receiver.ofType('service.register') as [(typeof receiver.told)[number]];
  expect(machine.resolveState(owl?.state).nextEvents).toEqual(expect.arrayContaining(['ANSWER', 'BIND']));

  // Nobody waits for nobody: the third seat is refused, the first two may answer in any order.
  receiver.send('dale', { type: 'ANSWER', seat: 2, answers: [] });
  receiver.send('dale', { type: 'ANSWER', seat: 1, answers: [{ effect: effectOn(knowledge), target: found }] });
  const [, , half] = await receiver.until('service.state', 3);
  expect(half?.state.value.resolving.owl).toMatchObject({ seat0: 'awaited', seat1: 'released' });
  receiver.send('dale', { type: 'ANSWER', seat: 0, answers: [{ effect: effectOn(inspection), target: 'none' }] });
  const states = await receiver.until('service.state', 4);
  expect(states.at(-1)?.state.value).toEqual(game.value);
  expect(game.awaited()).toEqual([0]);

  expect(receiver.events()).toEqual(['PLAY', 'CHOOSE', 'cardchart.refused', 'ANSWER', 'ANSWER']);
  // Which card an owl waits on, and what it looks for, is nobody's business.
  expect(receiver.wire.join('\n')).not.toContain('Ancient Knowledge');
});

it('shows no hand of a game that is dealt', async () => {
  inspector = await startInspector();
  const game = newDaleGame();
  inspector.inspectGame(game);
  const receiver = await connect(inspector.port);
  const [registered] = await receiver.until('service.register');
  const { players } = (registered as (typeof receiver.told)[number]).state.context as {
    players: { hand: unknown; handCount: number }[];
  };
  expect(players.map(({ hand }) => hand)).toEqual([null, null, null]);
  expect(players.every(({ handCount }) => handCount > 0)).toBe(true);
});

it('shows that an input was taken back', async () => {
  inspector = await startInspector();
  const { game, effectOn, magnet, inspection } = owlTable();
  game.submit({ type: 'PLAY', seat: 0, card: magnet });
  game.submit({ type: 'CHOOSE', seat: 0, cards: [inspection] });
  inspector.inspectGame(game);
  const receiver = await connect(inspector.port);
  const [registered] = await receiver.until('service.register');
  game.submit({ type: 'ANSWER', seat: 0, answers: [{ effect: effectOn(inspection), target: 'none' }] });
  expect(game.undo(0)).toMatchObject({ ok: true });
  const states = await receiver.until('service.state', 2);
  expect(receiver.events()).toEqual(['ANSWER', UNDONE]);
  expect(states[1]?.state.value).toEqual(registered?.state.value);
  expect(states[0]?.state.value).not.toEqual(registered?.state.value);
});
