// What the verbs do, under which name, and what the rules refuse.

import { describe, expect, it } from 'vitest';
import { type Reply, sandbox } from './door.ts';

const types = ({ events }: Reply): string[] => events.map(({ type }: Reply) => type);

describe('setting up', () => {
  it('give, discard and bounce', () => {
    const { make, done, zone } = sandbox();
    const wisp = make('give', 'Wisp');
    const yeti = make('summon', 'CS2_182', 1);
    done({ do: 'bounce', entity: yeti });
    expect([zone('hand', 0), zone('hand', 1), zone('board', 1)]).toEqual([[wisp], [yeti], []]);
    done({ do: 'discard', entity: wisp });
    expect([zone('hand', 0), zone('graveyard', 0)]).toEqual([[], [wisp]]);
  });

  it('summon, with a place on the board', () => {
    const { make, zone } = sandbox();
    const right = make('summon', 'Wisp');
    const left = make('summon', 'Wisp', 0, { position: 0 });
    expect(zone('board')).toEqual([left, right]);
  });

  it('summon names the minion asked for, also when it brings others', () => {
    const { make, done } = sandbox();
    make('summon', 'Knife Juggler');
    const entity = make('summon', 'Loot Hoarder');
    expect(done({ do: 'entity', entity }).value.card).toBe('Loot Hoarder');
  });

  it('equip replaces the weapon, and its deathrattle runs', () => {
    const { make, done, zone } = sandbox();
    make('equip', "Death's Bite");
    const yeti = make('summon', 'Chillwind Yeti', 1);
    const axe = make('equip', 'Fiery War Axe');
    expect([zone('weapon'), done({ do: 'damage-of', entity: yeti }).value]).toEqual([[axe], 1]);
  });

  it('add-secret, and cast, which a Counterspell counters', () => {
    const { make, done, zone } = sandbox();
    const secret = make('add-secret', 'Counterspell', 1);
    expect(zone('secrets', 1)).toEqual([secret]);
    const cast = done({ do: 'cast', seat: 0, card: 'Fireball', target: 2 });
    expect(types(cast)).toContain('Countered');
    expect([done({ do: 'health-of', entity: 2 }).value, cast.entity]).toEqual([30, secret + 1]);
    expect(done({ do: 'mana', seat: 0 }).value.available).toBe(10);
  });

  it('puts new cards and old ones into decks', () => {
    const { make, done, zone } = sandbox();
    const top = make('put-on-top', 'Fireball');
    const bottom = make('put-at-bottom', 'Fireball');
    const somewhere = make('shuffle', 'Fireball');
    expect([zone('deck')[0], zone('deck').at(-1) === bottom || zone('deck').at(-1) === somewhere]).toEqual(
      somewhere === zone('deck')[0] ? [somewhere, true] : [top, true],
    );
    expect(zone('deck')).toContain(somewhere);
    const yeti = make('summon', 'Chillwind Yeti', 1);
    expect(done({ do: 'put-on-top', entity: yeti }).entity).toBe(yeti);
    expect([zone('deck', 1)[0], zone('board', 1), zone('deck', 0).length]).toEqual([yeti, [], 6]);
    done({ do: 'put-at-bottom', entity: yeti });
    expect(zone('deck', 1).at(-1)).toBe(yeti);
    done({ do: 'shuffle', entity: yeti });
    expect(zone('deck', 1)).toContain(yeti);
  });

  it('hit, heal, set-health, gain-armor', () => {
    const { make, done, value } = sandbox();
    const yeti = make('summon', 'Chillwind Yeti');
    done({ do: 'hit', entity: yeti, amount: 3 });
    done({ do: 'heal', entity: yeti, amount: 1 });
    expect([value('health-of', yeti), value('damage-of', yeti)]).toEqual([3, 2]);
    done({ do: 'set-health', entity: 1, health: 10 });
    done({ do: 'gain-armor', seat: 0, amount: 4 });
    done({ do: 'hit', entity: 1, amount: 5 });
    expect([value('health-of', 1), value('entity', 1).armor]).toEqual([9, 0]);
  });

  it('heals for the side that is named', () => {
    const { make, done, value } = sandbox();
    make('summon', 'Auchenai Soulpriest', 0);
    done({ do: 'heal', entity: 2, amount: 2, seat: 0 });
    expect(value('health-of', 2)).toBe(28);
    done({ do: 'heal', entity: 2, amount: 2 });
    expect(value('health-of', 2)).toBe(30);
  });

  it('destroy, silence, freeze, take-control, remove', () => {
    const { make, done, value, zone } = sandbox();
    const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(() => make('summon', 'Loot Hoarder', 1)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(types(done({ do: 'destroy', entity: a }))).toContain('Triggered');
    done({ do: 'silence', entity: b });
    expect(types(done({ do: 'destroy', entity: b }))).not.toContain('Triggered');
    done({ do: 'freeze', entity: c });
    done({ do: 'take-control', seat: 0, entity: d });
    done({ do: 'remove', entity: e });
    expect([value('entity', c).isFrozen, value('entity', d).isFrozen]).toEqual([true, false]);
    expect([zone('board', 0), zone('board', 1)]).toEqual([[d], [c]]);
  });

  it('draw and fatigue', () => {
    const { done, zone, value } = sandbox();
    done({ do: 'draw', seat: 0 });
    done({ do: 'draw', seat: 0, count: 3 });
    expect([zone('hand').length, value('health-of', 1)]).toEqual([3, 29]);
    done({ do: 'fatigue', seat: 0 });
    expect([value('health-of', 1), value('health-of', 2)]).toEqual([27, 30]);
  });

  it('set-mana', () => {
    const { done } = sandbox();
    done({ do: 'set-mana', seat: 1, maximum: 6, available: 2 });
    expect(done({ do: 'mana', seat: 1 }).value).toMatchObject({ maximum: 6, available: 2 });
    expect(done({ do: 'mana', seat: 0 }).value).toMatchObject({ maximum: 10, available: 10 });
  });
});

describe('playing', () => {
  it('play, with target, position and option', () => {
    const { make, done, zone, value } = sandbox();
    const right = make('summon', 'Wisp');
    const yeti = make('give', 'Chillwind Yeti');
    done({ do: 'play', entity: yeti, position: 0 });
    expect(zone('board')).toEqual([yeti, right]);
    const fireball = make('give', 'Fireball');
    done({ do: 'play', entity: fireball, target: 2 });
    expect(value('health-of', 2)).toBe(24);
    done({ do: 'set-mana', seat: 0, maximum: 10 });
    const wrath = make('give', 'Wrath');
    const enemy = make('summon', 'Chillwind Yeti', 1);
    done({ do: 'play', entity: wrath, target: enemy, option: 0 });
    expect([value('health-of', enemy), done({ do: 'mana', seat: 0 }).value.available]).toEqual([2, 8]);
  });

  it('attack and hero-power, as the rules allow', () => {
    const { make, done, ask, value } = sandbox();
    const boar = make('summon', 'Stonetusk Boar');
    done({ do: 'attack', entity: boar, target: 2 });
    expect(ask({ do: 'attack', entity: boar, target: 2 }).error.reason).toBe('attack-used');
    done({ do: 'hero-power', seat: 0, target: 2 });
    expect(ask({ do: 'hero-power', seat: 0, target: 2 }).error.reason).toBe('hero-power-used');
    expect(value('health-of', 2)).toBe(28);
  });

  it('choose answers the open choice', () => {
    const { make, done } = sandbox();
    done({ do: 'play', entity: make('give', 'Museum Curator') });
    const { seat, options } = done({ do: 'open-choice' }).value;
    expect([seat, options.length]).toEqual([0, 3]);
    done({ do: 'choose', option: 1 });
    const [card] = done({ do: 'zone', seat: 0, zone: 'hand' }).value;
    expect(card.card).toBe(options[1].card);
    expect(done({ do: 'open-choice' }).value).toBeNull();
  });

  it('end-turn is for whoever is to act, skip-turn for anybody', () => {
    const { done, ask } = sandbox();
    expect(ask({ do: 'end-turn', seat: 1 }).error.reason).toBe('not-your-turn');
    done({ do: 'end-turn', seat: 0 });
    done({ do: 'skip-turn' });
    expect(done({ do: 'turn' })).toMatchObject({ value: 3, activePlayer: 0 });
    const { events } = done({ do: 'skip-turn', times: 3 });
    expect(types({ events }).filter((type) => type === 'TurnStarted')).toHaveLength(3);
    expect(done({ do: 'turn' })).toMatchObject({ value: 6, activePlayer: 1 });
  });

  it('skip-turn is carried out whole or not at all', () => {
    const { done, ask } = sandbox({ draws: true, decks: [[], []] });
    done({ do: 'set-health', entity: 2, health: 1 });
    const before = done({ do: 'fingerprint' }).fingerprint;
    expect(ask({ do: 'skip-turn', times: 5 }).error.code).toBe('game-over');
    expect(done({ do: 'fingerprint' }).fingerprint).toBe(before);
    expect(done({ do: 'skip-turn' }).isOver).toBe(true);
  });
});

describe('refused by the rules, and nothing has changed', () => {
  it.each<readonly [string, (on: ReturnType<typeof sandbox>) => object, string]>([
    ['a spell that is summoned', () => ({ do: 'summon', seat: 0, card: 'Fireball' }), 'wrong-kind'],
    ['a ninth place', () => ({ do: 'summon', seat: 0, card: 'Wisp', position: 3 }), 'position-unknown'],
    ['a minion that is cast', () => ({ do: 'cast', seat: 0, card: 'Wisp' }), 'wrong-kind'],
    ['a minion that is equipped', () => ({ do: 'equip', seat: 0, card: 'Wisp' }), 'wrong-kind'],
    ['a spell as a secret', () => ({ do: 'add-secret', seat: 0, card: 'Fireball' }), 'wrong-kind'],
    ['a hit on a card in hand', ({ make }) => ({ do: 'hit', entity: make('give', 'Wisp'), amount: 1 }), 'wrong-zone'],
    ['a heal of a card in hand', ({ make }) => ({ do: 'heal', entity: make('give', 'Wisp'), amount: 1 }), 'wrong-zone'],
    ['more Health than there is', () => ({ do: 'set-health', entity: 1, health: 31 }), 'health-too-high'],
    ['more mana than there is', () => ({ do: 'set-mana', seat: 0, maximum: 11 }), 'mana-too-high'],
    [
      'an own minion taken',
      ({ make }) => ({ do: 'take-control', seat: 0, entity: make('summon', 'Wisp') }),
      'already-yours',
    ],
    ['a hero that is bounced', () => ({ do: 'bounce', entity: 1 }), 'wrong-zone'],
    ['a hero that is removed', () => ({ do: 'remove', entity: 1 }), 'wrong-kind'],
    ['a Hero Power that is frozen', () => ({ do: 'freeze', entity: 3 }), 'wrong-zone'],
    ['a Hero Power that is silenced', () => ({ do: 'silence', entity: 3 }), 'wrong-zone'],
    ['a Hero Power that is destroyed', () => ({ do: 'destroy', entity: 3 }), 'wrong-zone'],
    ['a minion in play discarded', ({ make }) => ({ do: 'discard', entity: make('summon', 'Wisp') }), 'wrong-zone'],
    ['a hero in a deck', () => ({ do: 'shuffle', entity: 1 }), 'wrong-zone'],
    ['a minion in play that is played', ({ make }) => ({ do: 'play', entity: make('summon', 'Wisp') }), 'not-in-hand'],
    [
      'a card that is too dear',
      ({ make, done }) => {
        done({ do: 'set-mana', seat: 0, maximum: 1 });
        return { do: 'play', entity: make('give', 'Chillwind Yeti') };
      },
      'not-enough-mana',
    ],
    [
      'an attack on the own side',
      ({ make }) => ({ do: 'attack', entity: make('summon', 'Wisp'), target: 1 }),
      'defender-friendly',
    ],
    ['a choice that is not open', () => ({ do: 'choose', option: 0 }), 'no-choice-open'],
    ['draws without an end', () => ({ do: 'draw', seat: 0, count: 1_000_000 }), 'too-many-draws'],
  ])('%s', (_name, make, reason) => {
    const on = sandbox();
    const request = make(on);
    const before = on.done({ do: 'fingerprint' }).fingerprint;
    const { error } = on.ask(request);
    expect(error).toMatchObject({ code: 'refused', reason, message: expect.stringMatching(/\.$/) });
    expect(on.done({ do: 'fingerprint' }).fingerprint).toBe(before);
  });

  it('while a choice is open', () => {
    const { make, done, ask } = sandbox();
    done({ do: 'play', entity: make('give', 'Museum Curator') });
    for (const request of [
      { do: 'end-turn', seat: 0 },
      { do: 'give', seat: 0, card: 'Wisp' },
    ]) {
      expect(ask(request).error.reason).toBe('choice-open');
    }
    expect(ask({ do: 'choose', option: 3 }).error.reason).toBe('option-unknown');
    expect(ask({ do: 'choose', option: 0, seat: 1 }).error.reason).toBe('not-awaited');
  });

  it('when the game is over', () => {
    const { done, ask } = sandbox();
    expect(done({ do: 'set-health', entity: 2, health: 0 })).toMatchObject({ isOver: true });
    const requests = [{ do: 'give', seat: 0, card: 'Wisp' }, { do: 'hero-power', seat: 0 }, { do: 'skip-turn' }];
    for (const request of requests) expect(ask(request).error.code).toBe('game-over');
    expect(done({ do: 'health-of', entity: 2 }).value).toBe(0);
  });
});
