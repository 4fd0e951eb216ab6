import { wellFormed } from '../../text/well-formed.ts';

/** Marks that only steer drawing, and characters that no field may hold. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Spaces of many widths, as Word and web pages paste them. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** What was pasted or read from a file, in one form: plain spaces, line feeds, nothing invisible. */
export function cleanSource(source: string): string {
  return wellFormed(
    source
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(INVISIBLE, '')
      .replace(ODD_SPACES, ' '),
  );
}
