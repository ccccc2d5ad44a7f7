// Fictional cards for what the rules have and no real card of the built sets does: each verb and each listener is on
// some card.

import {
  ALL_MINIONS,
  ANNOUNCED,
  EVENT_CARD,
  enchant,
  type ListenableVerb,
  MINION,
  minion,
  oneOf,
  play,
  remove,
  requires,
  returnToHand,
  SELF,
  setHeroPower,
  spell,
  TARGET,
} from '../../terms.ts';

/** Hears whatever is ever announced: no other card listens for some of it. */
export const testWitness = minion('Test Witness', {
  cost: 1,
  attack: 0,
  health: 30,
  text: 'Whatever happens: +1 Attack.',
  events: (Object.keys(ANNOUNCED) as ListenableVerb[]).flatMap((listen) =>
    ANNOUNCED[listen].map((position) => ({ listen, position, do: [enchant(SELF, { attack: 1 })] })),
  ),
});
export const testPromotion = spell('Test Promotion', {
  cost: 1,
  text: 'Another Hero Power, of those that no card gives.',
  spell: setHeroPower(
    oneOf(
      'Ballista Shot',
      "Demon's Bite",
      'Dire Shapeshift',
      'Fireblast Rank 2',
      'Heal',
      'Poisoned Daggers',
      'Soul Tap',
      'Tank Up!',
      'The Silver Hand',
      'Totemic Slam',
    ),
  ),
});
export const testOblivion = spell('Test Oblivion', {
  cost: 1,
  text: 'A minion leaves the game.',
  target: requires(ALL_MINIONS),
  spell: remove(TARGET),
});
/** The played minion is gone before its After Summon Phase (R8.2 step 8). */
export const testDoorman = minion('Test Doorman', {
  cost: 1,
  attack: 1,
  health: 8,
  text: "After a minion is played, it goes back to its owner's hand.",
  events: play(undefined, MINION).after(returnToHand(EVENT_CARD)),
});
