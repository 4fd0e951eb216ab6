import { expect, test } from 'vitest';
import { arrayOf } from './array-of.ts';

test.each<[readonly (string | number | boolean)[], string]>([
  [[], '{}'],
  [[1, -2.5], '{1,-2.5}'],
  [[true, false], '{true,false}'],
  [['a', 'قسم'], '{"a","قسم"}'],
  [['a,b', '{c}', 'null', '', 'd"e\\f'], '{"a,b","{c}","null","","d\\"e\\\\f"}'],
])('%j is one array of PostgreSQL’s, whatever stands in it', (values, text) => {
  expect(arrayOf(values)).toBe(text);
});
