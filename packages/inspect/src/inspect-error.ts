// What can go wrong between a game and its inspectors: code, sentence, cure. None of it ever touches the game.

const SENTENCES = {
  'port-taken': 'Port {port} of {host} is taken. Name another port, or 0 for any that is free.',
  'bad-port': 'There is no port {port}. Ports are whole numbers from 0, for any that is free, to 65535.',
  'no-server': 'No inspector can listen at {host}:{port}: {problem}. Name an address of this machine.',
  'no-window': 'There is no window to show the charts in. Pass an iframe or a targetWindow, or let the page open one.',
  'inspector-stopped': 'This inspector is stopped. Start another one.',
  'already-inspected': 'This game is shown already, as "{session}". Stop that first, or use another inspector.',
  'bad-projection': 'The projection of {what} failed: {problem}. Expected is a plain object that JSON can hold.',
  'bad-message':
    'A receiver sent what is no message: {problem}. Expected is xstate.inspecting, or xstate.event with an event that has a type and the session as its origin.',
  'unknown-session': 'A receiver sent {type} to "{session}", which is not shown. Shown are: {expected}.',
} as const;

export type InspectErrorCode = keyof typeof SENTENCES;

export class InspectError extends Error {
  readonly code: InspectErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  constructor(code: InspectErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? `(${name})`)));
    this.name = 'InspectError';
    this.code = code;
    this.details = details;
  }
}
