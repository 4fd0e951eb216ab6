import { LETTERS, ORDERS, plainLetter } from './choice-letter.ts';

export interface MarkedChoice {
  letter: string;
  text: string;
  /** A sign stood before the letter: *b) goes. */
  marked: boolean;
}

interface Marker {
  letter: string;
  /** Brackets or the sign after the letter. Choices side by side share one. */
  style: string;
  marked: boolean;
  start: number;
  end: number;
}

const SIGNED = '([*✓✔√✅☑]{0,3})[ \\t]{0,2}';
const MARKER = new RegExp(
  `${SIGNED}(?:([([])[ \\t]{0,2}([${LETTERS}]ـ?)[ \\t]{0,2}[)\\]][ \\t]{0,2}[-.:]?|([${LETTERS}]ـ?)[ \\t]{0,2}([).\\-–—_:/]))`,
  'y',
);

function markerAt(line: string, start: number): Marker | null {
  MARKER.lastIndex = start;
  const found = MARKER.exec(line);
  if (!found) return null;
  const [whole, signs = '', bracket, inside, bare, sign] = found;
  const letter = inside ?? bare ?? '';
  // «go * b) goes»: a star that stands apart belongs to the words before it.
  if (start > 0 && signs !== '' && isSpace(whole[signs.length])) return null;
  // «A: Where are you?» is somebody speaking.
  if (sign === ':' && letter !== letter.toLowerCase()) return null;
  const style = bracket ?? (sign === '–' || sign === '—' ? '-' : (sign ?? ''));
  return { letter: plainLetter(letter), style, marked: signs !== '', start, end: start + whole.length };
}

const isSpace = (char: string | undefined) => char === ' ' || char === '\t';

/**
 * Choices on one line: «a) go b) goes», «(أ) ذهب (ب) يذهب». They have to come in order and in one style, so that
 * «e.g.» or a lone letter in a sentence is none. Reads the line once.
 */
export function splitChoices(
  line: string,
  from: 'anywhere' | 'start',
): { before: string; choices: MarkedChoice[] } | null {
  const markers: Marker[] = [];
  let orders: readonly string[] = ORDERS;
  for (let at = 0; at < line.length; at += 1) {
    const first = markers[0];
    if (!first && from === 'start' && at > 0) return null;
    const free = at === 0 || isSpace(line[at - 1]) || (first?.style === '(' && line[at] === '(');
    if (!free || isSpace(line[at])) continue;
    const marker = markerAt(line, at);
    if (!marker || (first && marker.style !== first.style)) continue;
    // In the middle of a line a full stop or a dash needs a reason to be a marker's: the order of the letters.
    const next = first
      ? orders.filter((order) => order.indexOf(marker.letter) === order.indexOf(markers.at(-1)?.letter ?? '') + 1)
      : orders.filter((order) => (from === 'start' ? order.includes(marker.letter) : order.startsWith(marker.letter)));
    if (next.length === 0) continue;
    orders = next;
    markers.push(marker);
    at = marker.end - 1;
  }
  if (markers.length < (from === 'start' ? 1 : 2)) return null;
  return {
    before: line.slice(0, markers[0]?.start).trim(),
    choices: markers.map(({ letter, marked, end }, at) => ({
      letter,
      marked,
      text: line.slice(end, markers[at + 1]?.start).trim(),
    })),
  };
}

/** Word's lists: a point or a dash before each choice. */
export function takeBullet(line: string): string | null {
  const found = /^([*✓✔√✅☑]?)[ \t]{0,2}(?:[•▪◦○●□☐·‣]|[-–—](?=[ \t]))[ \t]*(\S.*)$/s.exec(line);
  return found ? `${found[1]}${found[2]}` : null;
}

/** Egyptian papers put the choices into brackets at the end: He ….. to school. (go – goes – went) */
export function takeBracketed(text: string): { before: string; choices: string[] } | null {
  const trimmed = text.trimEnd().replace(/[.؟?]$/, '');
  const open = trimmed.lastIndexOf('(');
  if (!trimmed.endsWith(')') || open < 1) return null;
  const inside = trimmed.slice(open + 1, -1);
  for (const sign of [' - ', ' – ', ' — ', '–', '/', '|', '،', ',', '-']) {
    const choices = inside.split(sign).map((choice) => choice.trim());
    if (choices.length >= 2 && choices.length <= 6 && !choices.includes(''))
      return { before: trimmed.slice(0, open).trim(), choices };
  }
  return null;
}
