/** What a field for whole numbers tells of «١٫٥»: it has no digits, so that nobody reads another number out of it. */
export const NO_NUMBER = '.';

/** A comma is a point too: «1,5» is written by many for one and a half. */
export const hasPart = (typed: string): boolean => /[.,،]/.test(typed);
