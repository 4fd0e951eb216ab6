import { expect, test } from 'vitest';
import { termLabel, termName } from './term.ts';

test.each([
  ['First', 'الترم الأول', 'CARD-07'],
  ['Second', 'الترم التاني', 'CARD-08'],
  ['Summer', 'الترم الصيفي', 'CARD-09'],
] as const)('the term %s is labelled %s [%s, RULE-26, ENT-11]', (term, label, _ids) => {
  expect(termLabel(term)).toBe(label);
  expect(`الترم ${termName(term)}`).toBe(label);
});
