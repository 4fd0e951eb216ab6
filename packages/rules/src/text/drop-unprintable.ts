import { findUnprintable } from './printable-text.ts';

/** The same words without what must not be stored: texts pasted from elsewhere carry marks that nobody sees. */
export function dropUnprintable(text: string, shape: 'line' | 'lines' = 'line'): string {
  const spaced = shape === 'line' ? text.replaceAll(/[\t\r\n]+/g, ' ') : text;
  let kept = '';
  let rest = spaced;
  for (;;) {
    const found = findUnprintable(rest, shape);
    if (!found) return kept + rest;
    kept += rest.slice(0, found.at);
    rest = rest.slice(found.at + 1);
  }
}
