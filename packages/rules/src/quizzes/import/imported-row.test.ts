import { expect, test } from 'vitest';
import { flagRepeats, importedRow } from './imported-row.ts';

test('a question that is in the quiz already, or twice in what is imported, is flagged; the same words over other choices are not', () => {
  const row = (at: number, ...choices: string[]) => importedRow({ row: at, text: 'Choose:', choices, right: [0] });
  const rows = [row(1, 'a', 'b'), row(2, 'c', 'd'), row(3, 'd', ' c'), row(4, 'e', 'f')];
  expect(flagRepeats(rows, [{ ...row(0, 'b', 'a'), text: ' Choose: ' }]).map(({ warnings }) => warnings)).toEqual([
    ['already-in-quiz'],
    [],
    ['same-as-earlier-row'],
    [],
  ]);
});
