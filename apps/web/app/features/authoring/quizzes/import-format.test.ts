import { expect, test } from 'vitest';
import { IMPORT_FORMATS } from './import-format.ts';

test('the example of GIFT is read as what it shows: one right of three, and right or wrong [DESK-151]', () => {
  const { example = '', read } = IMPORT_FORMATS.gift;
  const { rows, trouble } = read(example);
  expect(trouble).toBeNull();
  expect(rows).toMatchObject([
    { text: 'She ___ to school every day.', rightChoice: 0, problems: [], warnings: [] },
    { text: 'The sun rises in the east.', problems: [], warnings: [] },
  ]);
});
