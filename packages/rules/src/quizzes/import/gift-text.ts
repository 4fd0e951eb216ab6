const ESCAPED = new Set(['~', '=', '#', '{', '}', ':', '\\']);

/** A backslash before a sign makes it a sign of the text; `\n` is a line break. */
export function unescapeGift(text: string): string {
  return text.replace(/\\(.)/gs, (whole, char: string) => {
    if (char === 'n') return '\n';
    return ESCAPED.has(char) ? char : whole;
  });
}

export function escapeGift(text: string): string {
  return text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Where one of the signs first stands unescaped, from a place on; -1 when nowhere. */
export function findUnescaped(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text[at] ?? '')) return at;
  }
  return -1;
}
