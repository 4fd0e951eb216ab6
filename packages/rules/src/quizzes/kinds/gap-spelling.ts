/** What a teacher forgives of how a gap is filled. */
export interface Forgiving {
  readonly capitals: boolean;
  readonly apostrophes: boolean;
}

/** Phones write apostrophes in a dozen ways, none of them the student's doing. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02bb\u0060\u00b4\u2032\uff07]/g;

/**
 * A spelling as it is compared: spaces and the shape of an apostrophe never count, capitals and apostrophes themselves
 * as the teacher says.
 */
export function spelling(written: string, { capitals, apostrophes }: Forgiving): string {
  const plain = written.normalize('NFKC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim();
  const cased = capitals ? plain.toLowerCase() : plain;
  return apostrophes ? cased.replaceAll("'", '') : cased;
}
