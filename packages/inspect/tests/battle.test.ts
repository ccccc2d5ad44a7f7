// A battle in the receiver of @xstate/inspect.

import { afterEach, describe, expect, it } from 'vitest';
import { State } from 'xstate';
import type { AnyBattleInput, BattleWorld } from '../../../machines/battle/index.ts';
import { everything, type Inspector, type Projection, REFUSED, startInspector } from '../src/index.ts';
import { newBattle, startedBattle } from './battles.ts';
import { connect } from './receiver.ts';

let inspector: Inspector;
afterEach(() => inspector.stop());

const inspected = async <G extends ReturnType<typeof newBattle>>(game: G) => {
  inspector = await startInspector();
  inspector.inspectGame(game, { name: 'table' });
  const receiver = await connect(inspector.port);
  await receiver.until('service.register');
  return { game, receiver };
};

describe('what a receiver is told', () => {
  it('is the chart first, and where it stands', async () => {
    const { game, receiver } = await inspected(newBattle());
    const [registered] = receiver.told;
    expect(registered).toMatchObject({ type: 'service.register', sessionId: 'table' });
    expect(registered?.machine.id).toBe('battle');
    expect(registered?.state.value).toEqual(game.value);
    // The machine that the receiver makes of it can go on from there.
    const state = registered?.machine.resolveState(registered.state);
    expect(state.value).toEqual(game.value);
    expect(state.nextEvents).toContain('MULLIGAN');
    expect(state.nextEvents).not.toContain('END_TURN');
  });

  it('is each input once, and after it where the chart then stands', async () => {
    const { game, receiver } = await inspected(newBattle());
    const values = [0, 1].map((seat) => {
      game.submit({ type: 'MULLIGAN', seat, replace: [] });
      return game.value;
    });
    game.submit({ type: 'END_TURN', seat: 0 });
    const states = await receiver.until('service.state', 3);
    const story = receiver.told.slice(1).map(({ type, event }) => (type === 'service.event' ? event.data : type));
    expect(story).toEqual([
      { type: 'MULLIGAN', seat: 0 },
      'service.state',
      { type: 'MULLIGAN', seat: 1 },
      'service.state',
      { type: 'END_TURN', seat: 0 },
      'service.state',
    ]);
    expect(states.map(({ state }) => state.value)).toEqual([...values, game.value]);
    expect(states.every(({ state }) => state instanceof State)).toBe(true);
    expect(states.at(-1)?.state.context).toEqual(
      JSON.parse(JSON.stringify(game.ruleset.viewFor(game.world, 'spectator'))),
    );
    expect(states.at(-1)?.state.event).toEqual({ type: 'END_TURN', seat: 0 });
  });

  it('is a refusal of an input of the application, by its code, and no new state', async () => {
    const { game, receiver } = await inspected(startedBattle());
    game.submit({ type: 'END_TURN', seat: 1 });
    game.submit({ type: 'END_TURN', seat: 0 });
    await receiver.until('service.state');
    expect(receiver.ofType('service.event').map(({ event }) => event.data)).toEqual([
      { type: REFUSED, code: 'not-your-turn', input: { type: 'END_TURN', seat: 1 } },
      { type: 'END_TURN', seat: 0 },
    ]);
    expect(receiver.ofType('service.state')).toHaveLength(1);
  });

  it('names no hidden card', async () => {
    const { game, receiver } = await inspected(newBattle());
    game.submit({ type: 'MULLIGAN', seat: 0, replace: [...(game.world.players[0]?.hand ?? [])] });
    game.submit({ type: 'MULLIGAN', seat: 1, replace: [] });
    const own = game.world.players[0]?.hand[0] as number;
    // Refused, in a sentence that names the card.
    expect(game.submit({ type: 'PLAY', seat: 0, card: own })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bloodfen Raptor'),
    });
    game.submit({ type: 'END_TURN', seat: 0 });
    await receiver.until('service.state', 3);
    const wire = receiver.wire.join('\n');
    expect(wire).toContain('MULLIGAN');
    expect(wire).not.toMatch(/Bloodfen Raptor|River Crocolisk|replace\\*"/);
  });

  it('is a card once it is played', async () => {
    const { game, receiver } = await inspected(startedBattle());
    for (const seat of [0, 1]) game.submit({ type: 'END_TURN', seat });
    const play = game.legalMoves(0).find(({ label }) => label.includes('Raptor'));
    expect(game.submit(play?.input as never)).toMatchObject({ ok: true });
    await receiver.until('service.state', 3);
    expect(JSON.stringify(receiver.ofType('service.state').at(-1)?.state.context)).toContain('Bloodfen Raptor');
  });

  it('ends with the game', async () => {
    const { game, receiver } = await inspected(startedBattle());
    game.submit({ type: 'CONCEDE', seat: 0 });
    await receiver.until('service.stop');
    expect(receiver.told.slice(-3).map(({ type }) => type)).toEqual(['service.event', 'service.state', 'service.stop']);
    expect(receiver.told.at(-2)?.state.done).toBe(true);
    // A later refusal is none of its business any more, nor is a newcomer told of the game.
    game.submit({ type: 'CONCEDE', seat: 0 });
    const late = await connect(inspector.port);
    inspector.inspectGame(startedBattle(), { name: 'next' });
    await receiver.until('service.register', 2);
    expect(receiver.told.at(-2)?.type).toBe('service.register');
    expect(late.told.some(({ sessionId }) => sessionId === 'table')).toBe(false);
  });

  it('is a new registration if the end is taken back', async () => {
    const { game, receiver } = await inspected(startedBattle());
    game.submit({ type: 'CONCEDE', seat: 0 });
    expect(game.undo(0)).toMatchObject({ ok: true });
    game.submit({ type: 'END_TURN', seat: 0 });
    await receiver.until('service.state', 2);
    expect(receiver.told.map(({ type, event }) => event?.name ?? type)).toEqual([
      'service.register',
      'CONCEDE',
      'service.state',
      'service.stop',
      'service.register',
      'xstate.init',
      'END_TURN',
      'service.state',
    ]);
    expect(receiver.ofType('service.register')[1]?.state.value).toEqual({ turn: 'main' });
  });
});

describe('what a receiver sends', () => {
  it('is played by the game, and shown once', async () => {
    const { game, receiver } = await inspected(startedBattle());
    receiver.send('table', { type: 'END_TURN', seat: 0 });
    await receiver.until('service.state');
    expect(game.awaited()).toEqual([1]);
    receiver.send('table', { type: 'END_TURN', seat: 1 });
    await receiver.until('service.state', 2);
    expect(receiver.events()).toEqual(['END_TURN', 'END_TURN']);
    expect(game.log().filter(({ type }) => type === 'TurnEnded')).toHaveLength(2);
  });

  it('changes nothing if it is not legal, and is answered with the code', async () => {
    const { game, receiver } = await inspected(startedBattle());
    const before = game.fingerprint();
    receiver.send('table', { type: 'END_TURN', seat: 1 });
    receiver.send('table', { type: 'FLY', wings: 2 });
    receiver.send('table', { type: 'PLAY', seat: 0, card: 'x' });
    await receiver.untilEvent(REFUSED, 3);
    expect(receiver.ofType('service.event').map(({ event }) => event.data)).toEqual([
      { type: REFUSED, code: 'not-your-turn', input: { type: 'END_TURN', seat: 1 } },
      { type: REFUSED, code: 'bad-input', input: { type: 'FLY' } },
      { type: REFUSED, code: 'bad-input', input: { type: 'PLAY', seat: 0 } },
    ]);
    expect(receiver.ofType('service.state')).toEqual([]);
    expect(game.fingerprint()).toBe(before);
  });

  it('may be an event that is not wrapped', async () => {
    const { game, receiver } = await inspected(startedBattle());
    const event = JSON.stringify({ type: 'END_TURN', seat: 0, origin: 'table' });
    receiver.sendText(JSON.stringify({ type: 'xstate.event', event, service: 'table' }));
    await receiver.until('service.state');
    expect(receiver.events()).toEqual(['END_TURN']);
    expect(game.awaited()).toEqual([1]);
  });
});

describe('a projection', () => {
  const shown = async (project: Partial<Projection<BattleWorld, AnyBattleInput>>, game = startedBattle()) => {
    inspector = await startInspector();
    inspector.inspectGame(game, { project });
    const receiver = await connect(inspector.port);
    await receiver.until('service.register');
    return { game, receiver };
  };

  it('decides what the context is', async () => {
    const { game, receiver } = await shown({ context: ({ turn }) => ({ turn }) });
    game.submit({ type: 'END_TURN', seat: 0 });
    await receiver.until('service.state');
    expect(receiver.told.filter(({ state }) => state).map(({ state }) => state.context)).toEqual([
      { turn: 1 },
      { turn: 2 },
    ]);
  });

  it('shows a judge all there is', async () => {
    const game = startedBattle();
    const { receiver } = await shown(everything(game), game);
    const card = game.world.players[0]?.hand[0];
    receiver.send('battle', { type: 'PLAY', seat: 0, card });
    await receiver.untilEvent(REFUSED);
    const [refused] = receiver.ofType('service.event');
    expect(refused?.event.data).toMatchObject({
      message: expect.stringContaining('Bloodfen Raptor'),
      input: { type: 'PLAY', seat: 0, card },
    });
    expect(JSON.stringify(receiver.told[0]?.state.context)).toContain('River Crocolisk');
  });

  it('never breaks into the game', async () => {
    let isBroken = false;
    const context = () => {
      if (isBroken) throw new Error('no view today');
      return {};
    };
    const { game, receiver } = await shown({ context });
    isBroken = true;
    expect(game.submit({ type: 'END_TURN', seat: 0 })).toMatchObject({ ok: true });
    const [{ state }] = (await receiver.until('service.state')) as [(typeof receiver.told)[number]];
    expect(state.context.fault).toContain('no view today');
  });

  it.each([
    ['a text', () => 'World'],
    ['nothing', () => undefined],
    ['a list', () => []],
    ['what JSON cannot hold', () => ({ turn: 1n })],
    [
      'what goes in circles',
      () => {
        const a: Record<string, unknown> = {};
        a.a = a;
        return a;
      },
    ],
  ])('that gives %s is refused', async (_what, context) => {
    inspector = await startInspector();
    const inspect = () => inspector.inspectGame(startedBattle(), { project: { context } });
    expect(inspect).toThrow(expect.objectContaining({ name: 'InspectError', code: 'bad-projection' }));
    expect(inspect).toThrow('The projection of the context failed');
  });
});
