import { describe, expect, test } from 'vitest';
import {
  areLegible,
  COLOUR_TOKENS,
  type Colours,
  legibleColours,
  OWN_COLOURS,
  readColours,
  SURFACES,
  TEXT_CONTRAST,
  type Theme,
  themeColours,
} from './colours.ts';
import { coloursCss } from './colours-css.ts';
import { type Colour, contrastRatio } from './contrast.ts';
import { PALETTES } from './palettes.ts';

const THEMES = ['day', 'night'] as const;

/** Every pair of words and ground that a page can show with these colours, and its contrast. */
function pairs(colours: Colours, theme: Theme): [string, number][] {
  const made = themeColours(colours, theme);
  const { grounds, inks } = SURFACES[theme];
  const found: [string, Colour, Colour][] = [
    ['the button', made.onPen, made.pen],
    ['the highlighter', made.onHl, made.hl],
    ['a highlighted word', inks[0], made.hl],
    ...[...grounds, made.penWash, made.hlWash].map(
      (on) => [`the pen on ${on}`, made.pen, on] as [string, Colour, Colour],
    ),
    ...inks.flatMap((ink) =>
      [made.penWash, made.hlWash].map((on) => [`${ink} on ${on}`, ink, on] as [string, Colour, Colour]),
    ),
  ];
  return found.map(([name, ink, ground]) => [name, contrastRatio(ink, ground)]);
}

const tooFaint = (colours: Colours) =>
  THEMES.flatMap((theme) => pairs(colours, theme).filter(([, ratio]) => ratio < TEXT_CONTRAST));

describe('a tenant’s colours', () => {
  test.each(PALETTES)('the ready set $id is read everywhere, by day and night, as it is', ({ colours }) => {
    expect(tooFaint(colours)).toEqual([]);
    expect(legibleColours(colours)).toEqual(colours);
  });

  test('whatever colour is wished for, what comes out can be read', () => {
    const steps = ['00', '44', '88', 'cc', 'ff'];
    const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}` as Colour)));
    for (const wish of all) {
      const made = legibleColours({ pen: wish, hl: wish, 'night-pen': wish, 'night-hl': wish });
      expect({ wish, faint: tooFaint(made) }).toEqual({ wish, faint: [] });
      expect(areLegible(made), `${wish} again`).toBe(true);
    }
  });

  test.each([
    ['pen', '#ffd400'],
    ['pen', '#9aa0c0'],
    ['hl', '#101010'],
    ['night-pen', '#202060'],
    ['night-hl', '#ffffff'],
  ] as const)('%s in %s is too faint as it is, and only that one is mended', (token, colour) => {
    const chosen = { ...OWN_COLOURS, [token]: colour };
    expect(areLegible(chosen)).toBe(false);
    const mended = legibleColours(chosen);
    expect(mended[token]).not.toBe(colour);
    for (const other of COLOUR_TOKENS) if (other !== token) expect(mended[other]).toBe(OWN_COLOURS[other]);
  });
});

describe('what a page is given', () => {
  test('nothing at all for a tenant without colours of its own', () => {
    expect(coloursCss({})).toBeNull();
    expect(coloursCss(OWN_COLOURS)).toBeNull();
  });

  test('one small sheet with both themes for one that has them; what is not chosen stays the platform’s', () => {
    const css = coloursCss({ pen: '#0a6847' });
    expect(css).toContain('html:root{--pen:#0a6847;');
    expect(css).toContain('html.night-mode{--pen:#ffe066;');
    expect(css?.length).toBeLessThan(500);
    expect(css).toMatch(/^[a-z0-9#:;{}.-]+$/);
  });

  test.each([
    ['red;}</style><script>alert(1)</script>'],
    ['#0a6847;}body{display:none'],
    ['url(https://evil.example/x)'],
    ['#ffd400'],
  ])('%j in the database reaches no page', (hostile) => {
    expect(readColours({ pen: hostile })).toBeNull();
    expect(coloursCss({ pen: hostile, '</style>': hostile })).toBeNull();
    expect(coloursCss({ pen: hostile, hl: '#ffe45c' }) ?? '').not.toContain(hostile);
  });
});
