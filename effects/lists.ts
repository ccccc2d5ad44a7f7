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
