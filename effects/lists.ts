// Lists that mostly have no or one entry.

/**
 * The list with one more at its end; a new one if there was nothing in it. An array that is pushed to when it is empty makes
 * room for 17.
 */
export const withOne = <T>(list: T[] | null, one: T): T[] => {
  if (list === null || list.length === 0) return [one];
  list.push(one);
  return list;
};

/** Takes it out, if it is there. `splice` also makes a list of it, which takes longer than to move the others. */
export const takeFrom = <T>(list: T[], one: T): void => {
  const index = list.indexOf(one);
  if (index < 0) return;
  for (let at = index + 1; at < list.length; at += 1) list[at - 1] = list[at] as T;
  list.pop();
};

/** Puts it at this place, before what lies there. */
export const putInAt = <T>(list: T[], index: number, one: T): void => {
  list.push(one);
  for (let at = list.length - 1; at > index; at -= 1) list[at] = list[at - 1] as T;
  list[index] = one;
};
