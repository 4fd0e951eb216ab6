export const EMAIL_MAX_LENGTH = 254;

/** Twice through NFKC, because lower-casing can itself leave a text that is not in normal form. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** Whether an already normalised address is a name, an @ and a dotted host, without spaces or header punctuation. */
export function isEmail(email: string): boolean {
  // The length comes first: it bounds the work of the pattern.
  return (
    email.length <= EMAIL_MAX_LENGTH && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(email)
  );
}
