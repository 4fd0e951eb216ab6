import { normaliseArabic } from '../text/normalise-arabic.ts';
import type { SearchPart } from './desk-search.ts';

export type MarkedRun = { readonly text: string; readonly found: boolean };

/** A text cut where a search found it, for a highlighter: by the same folding, so that «اش» marks the «أش» of «أشرف». */
export function searchMarks(text: string, parts: readonly SearchPart[]): MarkedRun[] {
  const letters = Array.from(text);
  const found = new Set<number>();
  for (const spaced of [true, false]) {
    const { folded, places } = fold(letters, spaced);
    for (const wanted of parts.flat()) {
      for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
        for (let step = 0; step < wanted.length; step += 1) found.add(places[at + step] ?? -1);
      }
    }
  }
  const runs: { text: string; found: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = runs.at(-1);
    // What has no letter of its own, a vowel mark or a space inside, goes with the letters around it.
    const isBetween = normaliseArabic(letter) === '' && found.has(at - 1);
    if (isBetween && (letter !== ' ' || found.has(at + 1))) found.add(at);
    const isFound = found.has(at);
    if (last?.found === isFound) last.text += letter;
    else runs.push({ text: letter, found: isFound });
  });
  return runs;
}

/** The folded text behind a space, and which letter each of its characters came from. */
function fold(letters: readonly string[], spaced: boolean): { folded: string; places: number[] } {
  let folded = ' ';
  const places = [-1];
  letters.forEach((letter, at) => {
    const meant = /\s/.test(letter) ? (spaced ? ' ' : '') : normaliseArabic(letter);
    folded += meant;
    places.push(...Array.from(meant, () => (meant === ' ' ? -1 : at)));
  });
  return { folded, places };
}
