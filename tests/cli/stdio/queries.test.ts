// The questions, each with what must be answered and what must not.

import { describe, expect, it } from 'vitest';
import { type Reply, sandbox } from './door.ts';

const entitiesOf = (list: readonly Reply[]): number[] => list.map(({ entity }) => entity);

describe('numbers of an entity', () => {
  it('count auras, enchantments and damage', () => {
    const { make, done, value } = sandbox();
    const yeti = make('summon', 'Chillwind Yeti');
    const leader = make('summon', 'Stormwind Champion');
    done({ do: 'cast', seat: 0, card: 'Blessing of Kings', target: yeti });
    done({ do: 'hit', entity: yeti, amount: 3 });
    const numbers = ['attack-of', 'health-of', 'max-health-of', 'damage-of', 'cost-of'].map((each) =>
      value(each, yeti),
    );
    expect(numbers).toEqual([9, 7, 10, 3, 4]);
    const facts = value('entity', yeti);
    expect(facts).toMatchObject({ entity: yeti, card: 'Chillwind Yeti', cardId: 'CS2_182', kind: 'minion', damage: 3 });
    expect(facts.buffs).toMatchObject([{ card: 'Blessing of Kings', cardId: 'CS2_092', attack: 4, health: 4 }]);
    expect(facts.auras).toEqual([
      { entity: leader, card: 'Stormwind Champion', cardId: 'CS2_222', attack: 1, health: 1 },
    ]);
    expect(value('buffs-of', yeti)).toEqual(facts.buffs);
    expect(value('buffs-of', leader)).toEqual([]);
  });

  it('are Durability for a weapon, and none for a spell', () => {
    const { make, value } = sandbox();
    const axe = make('equip', 'Fiery War Axe');
    expect([value('attack-of', axe), value('health-of', axe)]).toEqual([3, 2]);
    expect(value('health-of', make('give', 'Fireball'))).toBe(0);
  });

  it('know keywords as they count now', () => {
    const { make, done, value } = sandbox();
    const squire = make('summon', 'Argent Squire');
    expect(value('keywords-of', squire)).toEqual(['divineShield']);
    done({ do: 'hit', entity: squire, amount: 1 });
    expect(value('keywords-of', squire)).toEqual([]);
  });
});

describe('targets-of', () => {
  it('of a spell, a Hero Power, an attacker', () => {
    const { make, done, value } = sandbox();
    const boar = make('summon', 'Stonetusk Boar');
    const wisp = make('summon', 'Wisp', 1);
    const polymorph = make('give', 'Polymorph');
    expect(entitiesOf(value('targets-of', polymorph))).toEqual([boar, wisp]);
    expect(entitiesOf(value('targets-of', 3))).toEqual([1, 2, boar, wisp]);
    expect(entitiesOf(value('targets-of', boar))).toEqual([2, wisp]);
    const guard = make('summon', "Sen'jin Shieldmasta", 1);
    expect(entitiesOf(value('targets-of', boar))).toEqual([guard]);
    expect(value('targets-of', wisp)).toEqual([]);
    expect(value('targets-of', make('give', 'Arcane Intellect'))).toEqual([]);
    done({ do: 'attack', entity: boar, target: guard });
  });

  it('of one text of a Choose One card', () => {
    const { make, value } = sandbox();
    const keeper = make('give', 'Keeper of the Grove');
    const wisp = make('summon', 'Wisp', 1);
    expect(entitiesOf(value('targets-of', keeper, { option: 0 }))).toEqual([1, 2, wisp]);
    expect(entitiesOf(value('targets-of', keeper, { option: 1 }))).toEqual([wisp]);
  });
});

describe('needs-target', () => {
  it('is true for what must have one, and for what takes one if there is one', () => {
    const { make, value } = sandbox();
    const polymorph = make('give', 'Polymorph');
    const sergeant = make('give', 'Abusive Sergeant');
    const intellect = make('give', 'Arcane Intellect');
    const needs = () => [polymorph, sergeant, intellect].map((card) => value('needs-target', card));
    expect(needs()).toEqual([true, false, false]);
    make('summon', 'Wisp', 1);
    expect(needs()).toEqual([true, true, false]);
  });
});

describe('playable', () => {
  it('is true for a card that only lacks a target or a choice of texts', () => {
    const { make, ask } = sandbox();
    for (const card of ['Fireball', 'Wisp', 'Ancient of War']) {
      expect(ask({ do: 'playable', entity: make('give', card) })).toMatchObject({ value: true, refusal: null });
    }
    expect(ask({ do: 'playable', entity: 3 })).toMatchObject({ value: true, refusal: null });
  });

  it('says why not', () => {
    const { make, done, ask } = sandbox();
    const reason = (entity: number) => {
      const { value, refusal } = ask({ do: 'playable', entity });
      expect(value).toBe(false);
      return refusal.reason;
    };
    expect(reason(make('give', 'Polymorph'))).toBe('no-legal-target');
    expect(reason(make('give', 'Wisp', 1))).toBe('not-your-turn');
    expect(reason(make('give', 'Wrath'))).toBe('no-legal-target');
    expect(reason(make('summon', 'Wisp'))).toBe('not-in-hand');
    done({ do: 'set-mana', seat: 0, maximum: 1 });
    expect(reason(make('give', 'Fireball'))).toBe('not-enough-mana');
    expect(reason(3)).toBe('not-enough-mana');
  });
});

describe('can-attack', () => {
  it('follows the rules, and says why not', () => {
    const { make, done, ask } = sandbox();
    const yeti = make('summon', 'Chillwind Yeti');
    const enemy = make('summon', 'Stonetusk Boar', 1);
    const can = (entity: number) => {
      const { value, refusal } = done({ do: 'can-attack', entity });
      return value ? 'yes' : refusal.reason;
    };
    expect([can(yeti), can(enemy), can(1)]).toEqual(['attack-exhausted', 'not-your-turn', 'attack-none']);
    make('equip', 'Fiery War Axe');
    expect(can(1)).toBe('yes');
    done({ do: 'skip-turn', times: 2 });
    expect(can(yeti)).toBe('yes');
    done({ do: 'freeze', entity: yeti });
    expect(can(yeti)).toBe('attack-frozen');
    expect(ask({ do: 'can-attack', entity: 3 }).error).toMatchObject({ code: 'refused', reason: 'wrong-zone' });
  });

  it('is true for everybody in a plain sandbox', () => {
    const { make, value } = sandbox({ checksActions: false });
    expect([value('can-attack', make('summon', 'Chillwind Yeti')), value('can-attack', 2)]).toEqual([true, true]);
  });
});

describe('what lies where', () => {
  it('zone lists what is in a zone, in order', () => {
    const { make, done, zone } = sandbox();
    const left = make('summon', 'Wisp');
    const right = make('summon', 'Bloodfen Raptor');
    expect(zone('board')).toEqual([left, right]);
    expect([zone('hero', 1), zone('hero-power', 1), zone('weapon', 1), zone('secrets', 1)]).toEqual([[2], [4], [], []]);
    expect(done({ do: 'zone', seat: 1, zone: 'deck' }).value.map(({ cardId }: Reply) => cardId)).toEqual(
      Array(3).fill('CS2_172'),
    );
    const reply = done({ do: 'zone', seat: 0, zone: 'board' }).value;
    expect(reply[0]).toEqual({ entity: left, card: 'Wisp', cardId: 'CS2_231' });
  });

  it('adjacent-to names neighbours on the board only', () => {
    const { make, value } = sandbox();
    const [a, b, c] = ['Wisp', 'Bloodfen Raptor', 'Wisp'].map((card) => make('summon', card));
    make('summon', 'Wisp', 1);
    const near = (entity: number | undefined) => entitiesOf(value('adjacent-to', entity ?? 0));
    expect([near(a), near(b), near(c)]).toEqual([[b], [a, c], [b]]);
    expect(near(make('give', 'Wisp'))).toEqual([]);
  });
});

describe('players', () => {
  it('spell-power counts on the board', () => {
    const { make, done } = sandbox();
    make('summon', 'Kobold Geomancer');
    make('give', 'Kobold Geomancer');
    expect([0, 1].map((seat) => done({ do: 'spell-power', seat }).value)).toEqual([1, 0]);
  });

  it('open-choice names who is asked and what is offered', () => {
    const { make, done } = sandbox();
    expect(done({ do: 'open-choice' }).value).toBeNull();
    done({ do: 'play', entity: make('give', 'Museum Curator') });
    const { seat, options } = done({ do: 'open-choice' }).value;
    expect(seat).toBe(0);
    for (const option of options) expect(option).toEqual({ card: expect.any(String), cardId: expect.any(String) });
  });
});

it('a question changes nothing', () => {
  const { make, done, ask } = sandbox();
  const yeti = make('summon', 'Chillwind Yeti');
  const before = done({ do: 'fingerprint' }).fingerprint;
  const log = done({ do: 'events' }).next;
  for (const name of ['entity', 'targets-of', 'needs-target', 'can-attack', 'playable', 'buffs-of', 'adjacent-to']) {
    ask({ do: name, entity: yeti });
  }
  for (const name of ['open-choice', 'turn', 'outcome', 'awaited', 'save']) ask({ do: name });
  ask({ do: 'view', viewer: 0 });
  expect([done({ do: 'fingerprint' }).fingerprint, done({ do: 'events' }).next]).toEqual([before, log]);
});
