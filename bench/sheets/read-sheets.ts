import { parseArgs } from 'node:util';
import { emptyTally, tallySheet } from '../../packages/rules/src/quizzes/sheets/reading/tally.fixture.ts';

/**
 * Sheets as phones would photograph them, made by code: shaded by four pens, tilted, bent, creased, in shadow, blurred,
 * noisy and compressed, from easy to hard in equal parts; and what the reader makes of them.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { sheets: { type: 'string', default: '1000' }, from: { type: 'string', default: '0' } },
});
const [first, count] = [Number(values.from), Number(values.sheets)];
const EACH = 100;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(3)} %`;

const tally = emptyTally();
const byPen = new Map<string, ReturnType<typeof emptyTally>>();
for (let number = first; number < first + count; number += 1) {
  const before = { ...tally, refused: { ...tally.refused } };
  const { pen } = tallySheet(tally, number, () => performance.now());
  const own = byPen.get(pen) ?? emptyTally();
  byPen.set(pen, own);
  for (const key of ['sheets', 'bubbles', 'right', 'flagged', 'wrong', 'wrongByOneThreshold'] as const) {
    own[key] += tally[key] - before[key];
  }
  if ((number - first + 1) % EACH === 0) console.log(`${number - first + 1} sheets: ${shares(tally)}`);
}

function shares({ bubbles, right, flagged, wrong }: typeof tally): string {
  return `right ${percent(right, bubbles)}, flagged ${percent(flagged, bubbles)}, wrong without a flag ${percent(wrong, bubbles)}`;
}

const refused = Object.values(tally.refused).reduce((sum, each) => sum + each, 0);
const read = tally.sheets - refused;
console.table(
  Object.fromEntries(
    [...byPen, ['all', tally] as const].map(
      ([pen, { sheets, bubbles, right, flagged, wrong, wrongByOneThreshold }]) => [
        pen,
        {
          sheets,
          bubbles,
          right: percent(right, bubbles),
          flagged: percent(flagged, bubbles),
          'wrong without a flag': percent(wrong, bubbles),
          'wrong by one threshold': percent(wrongByOneThreshold, bubbles),
        },
      ],
    ),
  ),
);
console.log(`another photograph is asked for: ${refused} of ${tally.sheets}`, tally.refused);
console.log(`form and number: ${tally.headsAsked} asked, ${tally.headsWrong} wrong, of ${tally.heads}`);
console.log(`${(tally.milliseconds / Math.max(1, read)).toFixed(0)} ms a sheet`);
console.log(
  `wrong without a flag, to one threshold for all sheets: ${(tally.wrong / Math.max(1, tally.wrongByOneThreshold)).toFixed(3)}`,
);
