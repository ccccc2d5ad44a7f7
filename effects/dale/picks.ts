// Choices of cards or players that somebody sent: each must be among what is offered, and named once.

/** The first that is not offered, or is named again; undefined if there is none. */
export const strangerAmong = (picked: readonly number[], offered: readonly number[]): number | undefined => {
  for (let index = 0; index < picked.length; index += 1) {
    const each = picked[index] as number;
    if (!offered.includes(each) || picked.indexOf(each) !== index) return each;
  }
  return undefined;
};
