import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const FULL = 'وصلت لآخر الطول المسموح هنا.';
const drawn = (value: string, more: object = {}) =>
  renderToStaticMarkup(<Field label="الاسم" hint="زي ما بتناديه" maxLength={80} value={value} readOnly {...more} />);

test('a field of words that takes no more letters says so, and says it only then [DESK-364]', () => {
  expect(drawn('م'.repeat(80))).toContain(FULL);
  expect(drawn('م'.repeat(79))).not.toContain(FULL);
  expect(drawn('م'.repeat(79))).toContain('زي ما بتناديه');
});

test('a field of digits or of an address has its own words, and what is wrong comes first [DESK-364]', () => {
  expect(drawn('1'.repeat(80), { script: 'latin' })).not.toContain(FULL);
  expect(drawn('م'.repeat(80), { problem: 'الاسم ده موجود.' })).not.toContain(FULL);
});
