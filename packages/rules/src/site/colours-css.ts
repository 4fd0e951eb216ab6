import { readColours, type Theme, type ThemeColours, themeColours } from './colours.ts';
import { contrastRatio } from './contrast.ts';

/**
 * The style sheet of a tenant's own colours, or null when it has none. Whatever stands in the database, only colours
 * that were read and found legible are written here: no text of anybody's reaches a page this way.
 */
export function coloursCss(stored: Readonly<Record<string, unknown>>): string | null {
  const colours = readColours(stored);
  if (!colours) return null;
  const { pen, hl } = themeColours(colours, 'day');
  // The mark and the band keep one colour by day and night. Large letters are read from 3:1.
  const brand = `--brand:${pen};--on-brand:${contrastRatio(hl, pen) >= 3 ? hl : '#ffffff'}`;
  // A tag more than the tokens' own selectors have: the order of the files does not matter.
  const theme = (name: Theme) => declarations(themeColours(colours, name));
  return `html:root{${theme('day')};${brand}}html.night-mode{${theme('night')}}`;
}

function declarations({ pen, penEdge, penWash, onPen, hl, hlWash, onHl }: ThemeColours): string {
  return [
    `--pen:${pen};--pen-edge:${penEdge};--pen-wash:${penWash};--on-pen:${onPen}`,
    `--hl:${hl};--hl-wash:${hlWash};--on-hl:${onHl}`,
  ].join(';');
}
