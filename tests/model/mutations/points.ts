// Small games that show single points of the rules: the points that no scenario looks at by itself. Each says what is wrong,
// or null; with its point disabled it must say something.

import {
  ALL_MINIONS,
  battleCards,
  battleWith,
  CONTROLLER,
  FRIENDLY_MINIONS,
  heal,
  MINION,
  minion,
  multiplyTriggers,
  play,
  proposeTarget,
  requires,
  SPELL,
  silence,
  spell,
  summon,
  TARGET,
  where,
} from '../../../machines/battle/index.ts';
import { type DaleSandbox, newDale, newGame } from '../../../machines/sandbox/index.ts';

const body = { cost: 1, attack: 0, health: 5 } as const;
const CHOIRS = where(FRIENDLY_MINIONS, { name: 'Test Choir' });
const LEADERS = where(FRIENDLY_MINIONS, { name: 'Raid Leader' });
const PRIESTS = where(FRIENDLY_MINIONS, { name: 'Auchenai Soulpriest' });

const cards = [
  minion('Test Choir', {
    ...body,
    text: 'What your minions do after a summon, they do twice.',
    auras: multiplyTriggers('afterSummon', { times: 2, stacking: 'max' }),
  }),
  minion('Test Hush', {
    ...body,
    text: 'After you play a minion, your Choirs and Raid Leaders are silenced.',
    events: play(CONTROLLER, MINION).after(silence(CHOIRS), silence(LEADERS)),
  }),
  minion('Test Gong', {
    ...body,
    text: 'Whenever you summon a minion, your Raid Leaders are silenced.',
    events: summon(CONTROLLER, MINION).on(silence(LEADERS)),
  }),
  minion('Test Warden', {
    ...body,
    text: 'When a spell of yours takes its target, your Soulpriests are silenced.',
    events: proposeTarget(CONTROLLER, SPELL).on(silence(PRIESTS)),
  }),
  spell('Test Balm', { cost: 1, text: 'Heals a minion for 2.', target: requires(ALL_MINIONS), spell: heal(TARGET, 2) }),
];

const start = () => newGame({ ruleset: battleWith([...battleCards, ...cards]) });

const unless = (holds: boolean, problem: string): string | null => (holds ? null : problem);

/** A Choir and a Raid Leader are silenced in the After Play Phase; a Juggler throws in the After Summon Phase. */
const hushed = () => {
  const game = start();
  for (const card of ['Knife Juggler', 'Test Choir', 'Raid Leader', 'Test Hush'] as const) game.summon(card, 0);
  const wisp = game.addToHand('Wisp', 0);
  const before = game.health(game.hero(1));
  game.clearLog();
  game.play(wisp);
  const types = game.trace().map(({ type }) => type);
  return { lost: before - game.health(game.hero(1)), types };
};

const warded = (): string | null => {
  const game = start();
  for (const card of ['Auchenai Soulpriest', 'Test Warden'] as const) game.summon(card, 0);
  const yeti = game.summon('Chillwind Yeti', 0);
  game.dealDamage(yeti, 3);
  game.cast('Test Balm', 0, { target: yeti });
  return unless(game.health(yeti) === 4, `The silenced Soulpriest still inverts: the Yeti has ${game.health(yeti)}.`);
};

const silencedWhileSummoned = (): string | null => {
  const game = start();
  for (const card of ['Raid Leader', 'Test Gong'] as const) game.summon(card, 0);
  const wisp = game.summon('Wisp', 0);
  return unless(
    game.attackOf(wisp) === 1,
    `The silenced Leader still gives Attack: the Wisp has ${game.attackOf(wisp)}.`,
  );
};

const strongAtOnce = (): string | null => {
  const game = start();
  for (const card of ['Raid Leader', 'Knife Juggler'] as const) game.summon(card, 0);
  game.clearLog();
  game.summon('Wisp', 0);
  const types = game.trace().map(({ type }) => type);
  const isSoon = types.indexOf('StatsUpdated') >= 0 && types.indexOf('StatsUpdated') < types.indexOf('Triggered');
  return unless(isSoon, 'Somebody reacts to the Wisp before it has its Attack.');
};

/** What is wrong if this does not open the checkpoint. */
const opens = (checkpoint: string, table: DaleSandbox, act: () => void): string | null => {
  const opened = new Set<string>();
  const stop = table.game.watch(({ world: { stack } }) => {
    if (stack?.kind === 'checkpoint') opened.add(stack.checkpoint);
  });
  act();
  stop();
  return unless(opened.has(checkpoint), `${checkpoint} is not opened, only ${[...opened].join(' and ') || 'none'}.`);
};

const abandoned = (): string | null => {
  const table = newDale({ players: 3 });
  table.put('Junk', 'hand', 0);
  const relic = table.put('Shattered Relic', 'hand', 0);
  table.put('Ancient Knowledge', 'hand', 2);
  table.put('Junk', 'deck', 2);
  table.send({ type: 'PLAY', seat: 0, card: relic });
  return opens('K1', table, () => table.send({ type: 'CONCEDE', seat: 0 }));
};

const turnStart = (): string | null => {
  const table = newDale();
  return opens('K3', table, () => table.send({ type: 'INVENTORY', seat: 0, cards: [] }));
};

const ability = (): string | null => {
  const table = newDale();
  const neighbour = table.put('Cunning Neighbour', 'hand', 0);
  table.put('Junk', 'hand', 1);
  return opens('K5', table, () => {
    table.send({ type: 'USE', seat: 0, card: neighbour });
    if (table.phase() === 'choice') table.send({ type: 'CHOOSE', seat: 0, players: [1] });
  });
};

const build = (): string | null => {
  const table = newDale();
  const magnet = table.put('Magnet', 'hand', 0);
  for (let stack = 1; stack < table.valueOf(magnet); stack += 1) table.put('Junk', 'stall', 0, { at: stack });
  return opens('K7', table, () => table.send({ type: 'BUILD', seat: 0, hand: [magnet] }));
};

/** By the name of the mutation that disables the point. */
export const POINTS: Readonly<Record<string, () => string | null>> = {
  'aura point: Health/Attack after waiting summons': silencedWhileSummoned,
  'aura point: Health/Attack at a summons': strongAtOnce,
  'aura point: Health/Attack at a light boundary': () => {
    const { types } = hushed();
    const isSoon = types.indexOf('StatsUpdated', types.indexOf('Silenced')) < types.lastIndexOf('Triggered');
    return unless(isSoon, 'Somebody reacts to the Wisp before the silenced Leader has lost its aura.');
  },
  'aura point: Other at a light boundary': () => unless(hushed().lost === 1, 'The silenced Choir still doubles.'),
  'aura point: both after the After Play Phase': () => unless(hushed().lost === 1, 'The silenced Choir still doubles.'),
  'aura point: both after the Targeting Phase': warded,
  'checkpoint: K1 in turn.abandoned': abandoned,
  'checkpoint: K3 in turn.beginning': turnStart,
  'checkpoint: K5 in resolving.ability.inTurn': ability,
  'checkpoint: K7 in resolving.build.checkpoint': build,
};
