import { findSheet, readSheet } from './read-sheet.ts';
import { type RenderedSheet, renderSheet } from './rendered-class.fixture.ts';

/** What became of photographed sheets. */
export interface Tally {
  sheets: number;
  /** Another photograph is asked for. */
  refused: Record<string, number>;
  bubbles: number;
  right: number;
  flagged: number;
  wrong: number;
  /** By one threshold for all sheets instead: what the sheet's own measure is held against. */
  wrongByOneThreshold: number;
  /** Form and seat number, each one of a sheet. */
  heads: number;
  headsAsked: number;
  headsWrong: number;
  milliseconds: number;
}

const ONE_THRESHOLD = 0.3;

export const emptyTally = (): Tally => ({
  sheets: 0,
  refused: {},
  bubbles: 0,
  right: 0,
  flagged: 0,
  wrong: 0,
  wrongByOneThreshold: 0,
  heads: 0,
  headsAsked: 0,
  headsWrong: 0,
  milliseconds: 0,
});

/** Reads the sheet with this number and counts how it went; answers it for whoever wants to know more. */
export function tallySheet(tally: Tally, number: number, now: () => number): RenderedSheet {
  const rendered = renderSheet(number);
  const begun = now();
  const found = findSheet(rendered.picture);
  tally.sheets += 1;
  if (typeof found === 'string') {
    tally.refused[found] = (tally.refused[found] ?? 0) + 1;
    return rendered;
  }
  const read = readSheet(found, rendered.questions);
  tally.milliseconds += now() - begun;
  for (const [seen, meant] of [
    [read.form, rendered.form],
    [read.serial, rendered.serial],
  ]) {
    tally.heads += 1;
    if (seen === null) tally.headsAsked += 1;
    else if (seen !== meant) tally.headsWrong += 1;
  }
  if (JSON.stringify(found.code) !== JSON.stringify(rendered.code)) tally.headsWrong += 1;
  for (const [row, bubbles] of read.rows.entries()) {
    for (const [choice, { state, ink }] of bubbles.entries()) {
      tally.bubbles += 1;
      if (ink >= ONE_THRESHOLD !== rendered.meant[row]?.[choice]) tally.wrongByOneThreshold += 1;
      if (state === 'doubtful') tally.flagged += 1;
      else if ((state === 'marked') === rendered.meant[row]?.[choice]) tally.right += 1;
      else tally.wrong += 1;
    }
  }
  return rendered;
}
