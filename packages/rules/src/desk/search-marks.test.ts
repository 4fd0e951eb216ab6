import { expect, test } from 'vitest';
import { searchParts } from './desk-search.ts';
import { searchMarks } from './search-marks.ts';

const marked = (text: string, typed: string) =>
  searchMarks(text, searchParts(typed))
    .map((run) => (run.found ? `[${run.text}]` : run.text))
    .join('');

test.each([
  ['مريم أشرف عبد الله', 'مريم اش', '[مريم أش]رف عبد الله'],
  ['أشرقت مريم حسن', 'مريم اش', '[أش]رقت [مريم] حسن'],
  ['عبد الرحمن', 'عبدالرحمن', '[عبد الرحمن]'],
  ['رُؤى سيد', 'روي', '[رُؤى] سيد'],
  ['01000000017', '0017', '0100000[0017]'],
  ['01055500003', '+20 10 555', '[010555]00003'],
  ['منى', 'سيد', 'منى'],
])('in «%s» the search «%s» is marked as %s [DESK-01]', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown);
});
