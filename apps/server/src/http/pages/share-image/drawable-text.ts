/** The characters that the files in fonts/ can draw; of any other, a picture would show a box. */
const UNDRAWABLE =
  /[^\u0020-\u007e\u00a0\u00a3\u00a9\u00ab\u00b0\u00b7\u00bb\u00d7\u00e8\u00e9\u00f7\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u06a1\u06a4\u06a9\u06af\u06ba\u06cc\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;
/** Makes a line run from right to left even when it begins with an English word. */
const RIGHT_TO_LEFT = '\u200f';

/** What a teacher wrote, as letters that can be drawn, cut to a length. */
export function drawableText(text: string, atMost: number): string {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').replace(UNDRAWABLE, '').replace(/ +/g, ' ').trim()];
  if (characters.length <= atMost) return characters.join('');
  return `${characters
    .slice(0, atMost - 1)
    .join('')
    .trimEnd()}…`;
}

/** As content of markup: nothing that a teacher wrote is a tag of ours. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function rightToLeftMarkup(text: string): string {
  return RIGHT_TO_LEFT + escapeMarkup(text);
}
