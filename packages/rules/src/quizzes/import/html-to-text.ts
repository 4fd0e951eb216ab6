const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  divide: '÷',
  deg: '°',
  minus: '−',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  ne: '≠',
  pi: 'π',
  rarr: '→',
  larr: '←',
  zwnj: '\u200c',
};

const BREAKING = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
]);
const HIDDEN = new Set(['script', 'style']);

/** The words of a piece of HTML, line by line. It is never put into a page: what looks like a tag is dropped. */
export function htmlToText(html: string): string {
  let text = '';
  let hidden: string | null = null;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const words = html.slice(at, open === -1 ? undefined : open);
    if (!hidden) text += words.replace(/\s+/g, ' ');
    if (open === -1) break;
    const tag = /<(\/?)([a-z][a-z0-9]{0,20})/iy;
    tag.lastIndex = open;
    const [, slash, name = ''] = tag.exec(html) ?? [];
    const isComment = html.startsWith('<!--', open);
    if (!name && !isComment) {
      // A sign in the middle of a sentence: 3 < 5.
      if (!hidden) text += '<';
      at = open + 1;
      continue;
    }
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close === -1) break;
    at = close + (isComment ? 3 : 1);
    const lower = name.toLowerCase();
    if (hidden) hidden = slash && lower === hidden ? null : hidden;
    else if (HIDDEN.has(lower) && !slash) hidden = lower;
    else if (BREAKING.has(lower)) text += '\n';
    else if (lower === 'td' || lower === 'th') text += ' ';
  }
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return printable ? String.fromCodePoint(code) : ' ';
  });
}

/** Pictures are not carried over, and whoever takes the question should know. */
export function hasPicture(html: string): boolean {
  return /<img\b/i.test(html) || html.includes('@@PLUGINFILE@@');
}
