const ARABIC = /\p{Script=Arabic}/u;
const LETTER = /\p{L}/u;

/**
 * Which way a field reads while it is written in: Arabic from its first letter on, also behind an English word, and a
 * field without a letter as the page does.
 */
export function writtenDirection(text: string): 'rtl' | 'ltr' {
  return LETTER.test(text) && !ARABIC.test(text) ? 'ltr' : 'rtl';
}
