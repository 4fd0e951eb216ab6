import type { Grade } from '@hessa/rules/courses/grade';
import { escapeMarkup } from './drawable-text.ts';
import type { ShareCard } from './share-card.ts';

/** What every social network shows large: 1.91 to 1. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

/** The day's tokens of the design language. */
export const INK = '#131a4b';
export const INK_2 = '#3c4372';
const PAPER = '#f6f7f1';
const SHEET = '#ffffff';
const LINE = '#d8dce6';
const MARGIN = '#e5584b';
const RULE_BLUE = '#b4c9f3';
const RULE_RED = '#f1a69d';
const HIGHLIGHTER = '#e3ff45';
export const GRADE_INKS: Record<Grade, string> = {
  prep3: '#0b6b4f',
  Secondary1: '#2136d4',
  Secondary2: '#b8430b',
  Secondary3: '#191a33',
};

/** The copybook on the table; its spine is on the left, as of every English book. */
const COVER = { x: 76, y: 92, width: 356, height: 446 };
const SPINE = 26;
/** Where the four lines stand under letters of Readex, in parts of their size, counted from the top of its line. */
const FOUR_LINES = [0.43, 0.645, 1.17, 1.395];
const BASELINE = 1.17;

/** Paper, margin and copybook: all that is no text of the teacher's. */
export function shareArtwork({ cover }: ShareCard): string {
  const ink = GRADE_INKS[cover.grade];
  const tones = {
    ink: {
      ground: ink,
      letters: '#ffffff',
      marks: HIGHLIGHTER,
      outer: '#ffffff',
      inner: '#ffffff',
      spine: '#00000042',
    },
    paper: { ground: SHEET, letters: ink, marks: MARGIN, outer: RULE_RED, inner: RULE_BLUE, spine: ink },
    highlighter: { ground: HIGHLIGHTER, letters: INK, marks: ink, outer: INK, inner: INK, spine: ink },
  };
  const tone = tones[cover.tone];
  const { x, y, width, height } = COVER;
  const size = Math.min(150, (width - 90) / (cover.letters.length * 0.62));
  const top = y + 84;
  const fades = cover.tone === 'paper' ? [1, 1] : [0.55, 0.3];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect x="1118" width="3" height="100%" fill="${MARGIN}"/>
${[16, 8].map((step) => sheetEdge(step)).join('')}
<clipPath id="cover"><path d="${bookOutline()}"/></clipPath>
<g clip-path="url(#cover)">
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone.ground}"/>
${FOUR_LINES.map((part, at) => {
  const outer = at % 3 === 0;
  const stroke = outer ? tone.outer : tone.inner;
  return `<rect x="${x}" y="${top + part * size}" width="${width}" height="${outer ? 3 : 2}" fill="${stroke}" opacity="${fades[outer ? 0 : 1]}"/>`;
}).join('')}
<rect x="${x}" y="${y}" width="${SPINE}" height="${height}" fill="${tone.spine}"/>
</g>
<path d="${bookOutline()}" fill="none" stroke="${LINE}" stroke-width="${cover.tone === 'paper' ? 2 : 0}"/>
<text x="${x + SPINE + 26}" y="${top + BASELINE * size}" font-family="Hessa Text Latin" font-size="${size}" fill="${tone.letters}" xml:space="preserve">${spell(cover.letters, tone.marks)}</text>
<g transform="translate(${x + SPINE + 26} ${y + height - 124})">
<rect width="${width - SPINE - 52}" height="92" rx="4" fill="${SHEET}" stroke="${INK}" stroke-opacity=".33" stroke-width="2"/>
<path d="M22 38h${width - SPINE - 96}M22 68h${width - SPINE - 96}" stroke="#9aa0c0" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"/>
</g>
</svg>`;
}

function bookOutline(): string {
  const { x, y, width, height } = COVER;
  return `M${x + 5} ${y}h${width - 27}a22 22 0 0 1 22 22v${height - 44}a22 22 0 0 1 -22 22h-${width - 27}a5 5 0 0 1 -5 -5v-${height - 10}a5 5 0 0 1 5 -5z`;
}

function sheetEdge(step: number): string {
  return `<path d="${bookOutline()}" transform="translate(0 ${step})" fill="${SHEET}" stroke="${LINE}" stroke-width="2"/>`;
}

/** An ending (-ing, ’s) stands in the second ink as a whole; elsewhere only its marks do (if…, a/an). */
function spell(letters: string, marks: string): string {
  if (!/^[A-Za-z]/.test(letters)) return `<tspan fill="${marks}">${escapeMarkup(letters)}</tspan>`;
  return letters
    .split(/([^A-Za-z ]+)/)
    .map((piece, at) => (at % 2 ? `<tspan fill="${marks}">${escapeMarkup(piece)}</tspan>` : piece))
    .join('');
}
