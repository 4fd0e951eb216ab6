import { type Colour, contrastRatio, isColour, mixColours } from './contrast.ts';

/** What a tenant may choose: the pen and the highlighter, by day and by night. All else follows from these. */
export const COLOUR_TOKENS = ['pen', 'hl', 'night-pen', 'night-hl'] as const;
export type ColourToken = (typeof COLOUR_TOKENS)[number];
export type Colours = Readonly<Record<ColourToken, Colour>>;

/** The platform's own, as in the web's tokens. */
export const OWN_COLOURS: Colours = { pen: '#2136d4', hl: '#e3ff45', 'night-pen': '#ffe066', 'night-hl': '#5b5f1c' };

/** Words are read at this contrast and above. */
export const TEXT_CONTRAST = 4.5;

/** What stays as it is in each theme: what a chosen colour lies on, and the words that lie on it. */
export const SURFACES = {
  day: {
    sheet: '#ffffff',
    // Paper, sheet, well, the washes of right, wrong, warning and done; last the quieter words on the brand's band.
    grounds: ['#f6f7f1', '#ffffff', '#eceee5', '#ddf4e5', '#ffe8e4', '#ffeed3', '#e7eaff', '#dfe4ff'],
    inks: ['#131a4b', '#3c4372', '#596088'],
    onPen: '#ffffff',
    onHl: '#131a4b',
    /** Which way a colour goes until it can be read. */
    pen: '#000000',
    hl: '#ffffff',
    penWash: 0.11,
    hlWash: 0.27,
  },
  night: {
    sheet: '#152c24',
    grounds: ['#0e1f19', '#152c24', '#0a1713', '#143f2d', '#46221e', '#43310f', '#1c3552'],
    inks: ['#f3f6ec', '#c4d3c9', '#9db3a6'],
    onPen: '#1d1b06',
    onHl: '#fbfce9',
    pen: '#ffffff',
    hl: '#000000',
    penWash: 0.11,
    hlWash: 0.22,
  },
} as const;
export type Theme = keyof typeof SURFACES;

export interface ThemeColours {
  pen: Colour;
  penEdge: Colour;
  penWash: Colour;
  onPen: Colour;
  hl: Colour;
  hlWash: Colour;
  onHl: Colour;
}

/** Every token of a theme that follows from its two colours. */
export function themeColours(colours: Colours, theme: Theme): ThemeColours {
  const { sheet, onPen, onHl, penWash, hlWash } = SURFACES[theme];
  const [pen, hl] = theme === 'day' ? [colours.pen, colours.hl] : [colours['night-pen'], colours['night-hl']];
  return {
    pen,
    penEdge: mixColours(pen, '#000000', theme === 'day' ? 0.66 : 0.78),
    penWash: mixColours(pen, sheet, penWash),
    onPen,
    hl,
    hlWash: mixColours(hl, sheet, hlWash),
    onHl,
  };
}

/** The colours nearest to the chosen ones with which every word can be read: the same ones, if those can. */
export function legibleColours(chosen: Colours): Colours {
  const day = legibleTheme(chosen, 'day');
  const night = legibleTheme(chosen, 'night');
  return { pen: day.pen, hl: day.hl, 'night-pen': night.pen, 'night-hl': night.hl };
}

export function areLegible(chosen: Colours): boolean {
  const legible = legibleColours(chosen);
  return COLOUR_TOKENS.every((token) => legible[token] === chosen[token]);
}

/** What is stored, read with suspicion: null when the tenant has no colours of its own or they are not what we wrote. */
export function readColours(stored: Readonly<Record<string, unknown>>): Colours | null {
  const chosen = Object.fromEntries(
    COLOUR_TOKENS.map((token) => [token, isColour(stored[token]) ? stored[token] : OWN_COLOURS[token]]),
  ) as unknown as Colours;
  if (COLOUR_TOKENS.every((token) => chosen[token] === OWN_COLOURS[token])) return null;
  return areLegible(chosen) ? chosen : null;
}

/** First the highlighter, under its words; then the pen, which is also read on the highlighter's wash. */
function legibleTheme(chosen: Colours, theme: Theme): ThemeColours {
  const names = theme === 'day' ? (['pen', 'hl'] as const) : (['night-pen', 'night-hl'] as const);
  const { pen: penWay, hl: hlWay } = SURFACES[theme];
  const derive = (pen: Colour, hl: Colour) => themeColours({ ...chosen, [names[0]]: pen, [names[1]]: hl }, theme);
  const withHl = firstLegible(chosen[names[1]], hlWay, (hl) => {
    const made = derive(chosen[names[0]], hl);
    return (
      [made.onHl, ...SURFACES[theme].inks.slice(0, 1)].every((ink) => isRead(ink, made.hl)) &&
      areRead(theme, made.hlWash)
    );
  });
  const withPen = firstLegible(chosen[names[0]], penWay, (pen) => {
    const made = derive(pen, withHl);
    const grounds = [...SURFACES[theme].grounds, made.penWash, made.hlWash];
    return isRead(made.onPen, made.pen) && areRead(theme, made.penWash) && grounds.every((on) => isRead(pen, on));
  });
  return derive(withPen, withHl);
}

const STEPS = 100;

/** Black and white themselves can always be read, so the way there ends well. */
function firstLegible(colour: Colour, way: Colour, isLegible: (colour: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixColours(way, colour, step / STEPS);
    if (isLegible(tried)) return tried;
  }
  return way;
}

function areRead(theme: Theme, ground: Colour): boolean {
  return SURFACES[theme].inks.every((ink) => isRead(ink, ground));
}

function isRead(ink: Colour, ground: Colour): boolean {
  return contrastRatio(ink, ground) >= TEXT_CONTRAST;
}
