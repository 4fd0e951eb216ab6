import { expect, test } from 'vitest';
import { type BankLabels, unitChoices } from './unit-choices.ts';

const LABELS: BankLabels = {
  questions: 3,
  courses: [
    { id: 1, name: 'تالتة ثانوي' },
    { id: 2, name: 'تانية ثانوي' },
  ],
  units: [
    { name: 'Unit 1', questions: 2, courses: [1, 2] },
    { name: 'Unit 2', questions: 1, courses: [2] },
    { name: 'قديم', questions: 1, courses: [] },
  ],
  sources: [],
  tags: [],
};
const words = (labels: BankLabels | undefined, course: string) =>
  unitChoices(labels, course, 'arabic').map(({ label }) => label);

test('a unit of the bank says of which course it is, and of a course only its own are to be chosen [EXAM-167]', () => {
  expect(words(LABELS, '')).toEqual(['Unit 1 (كورسين)', 'Unit 2 (تانية ثانوي)', 'قديم']);
  expect(words(LABELS, '1')).toEqual(['Unit 1']);
  expect(words(LABELS, '2')).toEqual(['Unit 1', 'Unit 2']);
  expect(words(LABELS, 'none')).toEqual([]);
  expect(words({ ...LABELS, courses: LABELS.courses.slice(0, 1) }, '')).toEqual(['Unit 1', 'Unit 2', 'قديم']);
  expect(words(undefined, '')).toEqual([]);
});
