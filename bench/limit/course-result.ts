// What the course scenario must come to, for both hand-written programs.

/** Events of the cast, cards in hand and minions on the board, as one number. */
export const CHECKSUM = 3215;

const EVENTS = ['SpellCast', 'Damaged', 'Destroyed', 'DeathPhase', 'Triggered', 'Drew', 'Summoned'];
const EXPECTED =
  'SpellCast5 Damaged5,1 Damaged6,1 Damaged7,1 Destroyed6 Destroyed7 DeathPhase1 ' +
  'Triggered6 Drew0,4 Triggered6 Drew0,3 Triggered7 Summoned8 Triggered7 Summoned9';

/** Throws unless these are the events of the cast, and that is what Baron has left. */
export const checkCourse = (log: readonly (readonly [number, number, number])[], baron: number): void => {
  const shown = log.map(([kind, a, b]) => {
    const name = EVENTS[kind] ?? '';
    return `${name}${a}${name === 'Damaged' || name === 'Drew' ? `,${b}` : ''}`;
  });
  if (shown.join(' ') !== EXPECTED) throw new Error(`The log is ${shown.join(' ')}; expected was ${EXPECTED}.`);
  if (baron !== 6) throw new Error(`Baron has ${baron} Health; expected were 6.`);
};
