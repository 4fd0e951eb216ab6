/** Stands for one of the first list that nothing was matched with. */
export const UNMATCHED = -1;
