// Where listeners live (events.md §6): in play, in the hand, in the deck, in the secret zone, in enchantments, on the
// player. And in which order they react (§5): play by order of play, then hands, then decks.

import { describe, expect, it } from 'vitest';
import {
  ALL_MINIONS,
  draw,
  enchant,
  enchantPlayer,
  endTurn,
  fullHeal,
  gainArmor,
  give,
  listenOnce,
  minion,
  moveToDeck,
  named,
  OPPONENT,
  play,
  requires,
  SELF,
  SPELL,
  spell,
  summonCopy,
  TARGET,
  TURN_END,
} from '../../../machines/battle/cards.ts';
import { activated, pick } from '../table.ts';
import { ear, kindsOf, stageWith } from './stage.ts';

const body = { cost: 0, attack: 1, health: 9, text: 'Hears armour.' };
const armour = gainArmor().after(fullHeal(SELF));
const inHand = minion('Test Hand Ear', { ...body, handEvents: armour });
const inDeck = minion('Test Deck Ear', { ...body, deckEvents: armour });
const inPlay = ear('Ear', { listen: 'gainArmor', position: 'after' });
const cards = [inHand, inDeck, inPlay];

describe('a listener in the hand', () => {
  it('reacts in the hand only', () => {
    const stage = stageWith(cards);
    const held = stage.addToHand('Test Hand Ear', 0);
    const played = stage.summon('Test Hand Ear', 0);
    const buried = stage.addToDeck('Test Hand Ear', 0);
    stage.gainArmor(1, 1);
    expect(kindsOf(stage, held)).toEqual(['afterArmor']);
    expect([...kindsOf(stage, played), ...kindsOf(stage, buried)]).toEqual([]);
  });

  it('stops when the card is played, and starts again when it comes back', () => {
    const stage = stageWith(cards);
    const held = stage.addToHand('Test Hand Ear', 0);
    stage.play(held);
    stage.gainArmor(0, 1);
    expect(kindsOf(stage, held)).toEqual([]);
    stage.returnToHand(held);
    stage.gainArmor(0, 1);
    expect(kindsOf(stage, held)).toEqual(['afterArmor']);
  });
});

describe('a listener in the deck', () => {
  it('reacts in the deck only, of either player', () => {
    const stage = stageWith(cards);
    const top = stage.addToDeck('Test Deck Ear', 0, 'top');
    const bottom = stage.addToDeck('Test Deck Ear', 1, 'bottom');
    const held = stage.addToHand('Test Deck Ear', 0);
    stage.gainArmor(0, 1);
    expect([top, bottom].map((id) => kindsOf(stage, id))).toEqual([['afterArmor'], ['afterArmor']]);
    expect(kindsOf(stage, held)).toEqual([]);
    stage.draw(0);
    stage.gainArmor(0, 1);
    expect(kindsOf(stage, top)).toEqual(['afterArmor']);
  });

  it('is dropped if an older reaction draws the card first', () => {
    const drawer = minion('Test Drawer', { ...body, events: gainArmor().after(draw(1)) });
    const stage = stageWith([...cards, drawer]);
    stage.summon('Test Drawer', 0);
    const top = stage.addToDeck('Test Deck Ear', 0, 'top');
    stage.clearLog();
    stage.gainArmor(0, 1);
    expect(stage.zoneOf(top)).toBe('hand');
    expect(kindsOf(stage, top)).toEqual([]);
    expect(stage.trace()).toContainEqual({
      type: 'TriggerDropped',
      source: top,
      trigger: 'afterArmor',
      reason: 'carrierGone',
      seenBy: [],
    });
  });
});

describe('a listener in an enchantment', () => {
  const grant = spell('Test Grant', {
    cost: 0,
    text: 'A minion hears armour.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { events: [armour] }),
  });

  it('reacts on its bearer until silenced', () => {
    const stage = stageWith([...cards, grant]);
    const wisp = stage.summon('Wisp', 1);
    stage.cast('Test Grant', 0, { target: wisp });
    stage.gainArmor(0, 1);
    expect(kindsOf(stage, wisp)).toEqual(['afterArmor']);
    stage.silence(wisp);
    stage.gainArmor(0, 1);
    expect(kindsOf(stage, wisp)).toEqual(['afterArmor']);
  });

  it('reads its pattern and its text from the side of the player who gave it', () => {
    const spy = spell('Test Spy', {
      cost: 0,
      text: 'When its player casts a spell, you draw a card.',
      target: requires(ALL_MINIONS),
      spell: enchant(TARGET, { events: [play(OPPONENT, SPELL).after(draw(1))] }),
    });
    const stage = stageWith([spy]);
    const wisp = stage.summon('Wisp', 1);
    stage.cast('Test Spy', 0, { target: wisp });
    stage.cast('Moonfire', 1, { target: stage.hero(0) });
    expect([stage.hand(0).length, stage.hand(1).length]).toEqual([1, 0]);
  });
});

describe('a listener on the player', () => {
  const vow = spell('Test Vow', {
    cost: 0,
    text: 'Whenever you gain armour, draw a card.',
    spell: enchantPlayer({ events: [gainArmor().after(draw(1))] }),
  });

  it('outlives the board and the hero, and stands first in the queue', () => {
    const stage = stageWith([...cards, vow]);
    const older = stage.summon('Test Ear', 0);
    stage.cast('Test Vow', 0);
    stage.gainArmor(0, 1);
    expect(stage.hand(0)).toHaveLength(1);
    const order = stage.log().flatMap((event) => (event.type === 'Triggered' ? [event.source] : []));
    expect(order).toEqual([stage.hero(0), older]);
    stage.destroy(older);
    stage.gainArmor(0, 1);
    expect(stage.hand(0)).toHaveLength(2);
  });

  it('ends with its time', () => {
    const brief = spell('Test Brief', {
      cost: 0,
      text: 'This turn, armour draws a card.',
      spell: enchantPlayer({ events: [gainArmor().after(draw(1))], until: 'endOfTurn' }),
    });
    const stage = stageWith([brief], { draws: false });
    stage.cast('Test Brief', 0);
    stage.endTurn();
    stage.gainArmor(0, 1);
    expect(stage.hand(0)).toHaveLength(0);
  });
});

describe('a Secret', () => {
  const wary = spell('Test Wary', { cost: 0, text: 'Secret.', secret: gainArmor().after(draw(1)) });

  it("listens in the opponent's turn only (R11.1)", () => {
    const stage = stageWith([wary], { draws: false });
    stage.addSecret('Test Wary', 0);
    stage.gainArmor(1, 1);
    expect(stage.secrets(0)).toHaveLength(1);
    stage.endTurn();
    stage.gainArmor(1, 1);
    expect([stage.secrets(0).length, stage.hand(0).length]).toEqual([0, 1]);
  });
});

describe('the order of listeners', () => {
  it('is order of play across both boards, then hands left to right, first seat first, then decks', () => {
    const stage = stageWith(cards);
    const deck1 = stage.addToDeck('Test Deck Ear', 1, 'top');
    const deck0 = stage.addToDeck('Test Deck Ear', 0, 'top');
    const hand1 = stage.addToHand('Test Hand Ear', 1);
    const hand0 = [stage.addToHand('Test Hand Ear', 0), stage.addToHand('Test Hand Ear', 0)];
    const older = stage.summon('Test Ear', 1);
    const younger = stage.summon('Test Ear', 0);
    stage.clearLog();
    stage.gainArmor(0, 1);
    const order = stage.log().flatMap((event) => (event.type === 'Triggered' ? [event.source] : []));
    expect(order).toEqual([older, younger, ...hand0, hand1, deck0, deck1]);
  });

  it('gives a minion that changes sides its old age (R22.2)', () => {
    const stage = stageWith(cards);
    const first = stage.summon('Test Ear', 1);
    const second = stage.summon('Test Ear', 0);
    stage.takeControl(first, 0);
    stage.clearLog();
    stage.gainArmor(0, 1);
    const order = stage.log().flatMap((event) => (event.type === 'Triggered' ? [event.source] : []));
    expect(order).toEqual([first, second]);
  });
});

describe('listenOnce', () => {
  const echo = minion('Test Echoer', {
    cost: 0,
    attack: 1,
    health: 2,
    text: 'Battlecry: at the end of the turn, a copy.',
    battlecry: listenOnce(TURN_END.on(summonCopy(SELF))),
  });
  const boomerang = spell('Test Boomerang', {
    cost: 0,
    text: 'Comes back at the end of the turn.',
    spell: listenOnce(endTurn().on(give(named('Test Boomerang')))),
  });

  it('of a minion reacts once and is gone', () => {
    const stage = stageWith([echo], { draws: false });
    stage.play(stage.addToHand('Test Echoer', 0));
    stage.endTurn();
    expect(stage.board(0)).toHaveLength(2);
    stage.endTurn();
    expect(stage.board(0)).toHaveLength(2);
    expect(stage.game.world.entities[pick(stage.board(0), 0)]?.enchantments).toEqual([]);
  });

  it('of a minion is lost with silence', () => {
    const stage = stageWith([echo], { draws: false });
    const id = stage.addToHand('Test Echoer', 0);
    stage.play(id);
    stage.silence(id);
    stage.endTurn();
    expect(stage.board(0)).toEqual([id]);
  });

  it('of a spell stays with the player, once', () => {
    const stage = stageWith([boomerang], { draws: false });
    stage.cast('Test Boomerang', 0);
    stage.endTurn();
    expect(stage.hand(0).map((id) => stage.nameOf(id))).toEqual(['Test Boomerang']);
    stage.endTurn();
    expect(stage.hand(0)).toHaveLength(1);
    expect(stage.game.world.players[0].enchantments).toEqual([]);
  });

  it('counts each for itself', () => {
    const stage = stageWith([boomerang], { draws: false });
    stage.cast('Test Boomerang', 0);
    stage.cast('Test Boomerang', 0);
    stage.endTurn();
    expect(stage.hand(0)).toHaveLength(2);
  });
});

describe('once', () => {
  const shy = minion('Test Shy', { ...body, events: gainArmor().once(draw(1)) });

  it('reacts to the first such event only, on each carrier', () => {
    const stage = stageWith([shy]);
    stage.summon('Test Shy', 0);
    stage.gainArmor(0, 1);
    stage.gainArmor(0, 1);
    expect(stage.hand(0)).toHaveLength(1);
    stage.summon('Test Shy', 0);
    stage.gainArmor(0, 1);
    expect(stage.hand(0)).toHaveLength(2);
    expect(activated(stage)).toEqual(['Test Shy: onArmor', 'Test Shy: onArmor']);
  });

  it('is fresh again when the card has left play and come back', () => {
    const stage = stageWith([shy]);
    const id = stage.summon('Test Shy', 0);
    stage.gainArmor(0, 1);
    stage.returnToHand(id);
    stage.play(id);
    stage.gainArmor(0, 1);
    expect(activated(stage)).toHaveLength(2);
  });
});

describe('cards that move themselves', () => {
  it('may leave the hand in their own reaction', () => {
    const shuffler = minion('Test Deserter', { ...body, handEvents: gainArmor().after(moveToDeck(SELF, 'bottom')) });
    const stage = stageWith([shuffler]);
    const held = stage.addToHand('Test Deserter', 0);
    stage.gainArmor(0, 1);
    expect(stage.zoneOf(held)).toBe('deck');
    expect(stage.deck(0).at(-1)).toBe(held);
  });
});
