import { expect, test } from 'vitest';
import type { QuestionPart } from '../kinds/question-kinds.ts';
import { MINISTRY_TEMPLATES } from '../templates/ministry-templates.ts';
import { mayHaveSheet, SHEET_ROOM, shadedOf, sheetMisfit } from './sheet-fit.ts';

const choice = (section: number | null, choices = 4) => ({
  ...{ kind: 'single-choice' as const, choices: Array.from({ length: choices }, String), rightChoice: 0, section },
});
const written = (section: number | null) => ({
  ...{ kind: 'written' as const, form: 'paragraph' as const, words: null, rubric: [], model: '', section },
});
const gaps = {
  ...{ kind: 'gaps' as const, gaps: [['went']], forgives: { capitals: true, apostrophes: true }, section: null },
};

type Row = [string, (QuestionPart & { section: number | null })[], ReturnType<typeof sheetMisfit>];

test.each<Row>([
  ['nothing to shade on', [], { kind: 'no-questions' }],
  ['choices alone', [choice(null), choice(null)], null],
  ['the ministry’s: choices, then what is written in a section of its own', [choice(0), choice(1), written(2)], null],
  ['written in the same section', [choice(0), written(0)], { kind: 'written-among-shaded', at: [1] }],
  ['written before what is shaded', [written(0), choice(1)], { kind: 'written-among-shaded', at: [0] }],
  ['written alone', [written(0)], { kind: 'not-shaded', at: [0] }],
  ['a kind that is neither', [choice(null), gaps], { kind: 'not-shaded', at: [1] }],
  ['several that are neither', [gaps, choice(null), gaps], { kind: 'not-shaded', at: [0, 2] }],
  ['several with five choices', [choice(0, 5), choice(0), choice(0, 5)], { kind: 'too-many-choices', at: [0, 2] }],
  ['five choices', [choice(null, 5)], { kind: 'too-many-choices', at: [0] }],
  [
    'too many rows',
    Array.from({ length: SHEET_ROOM.questions + 1 }, () => choice(null)),
    { kind: 'too-many-questions' },
  ],
  ['as many rows, and writing behind them', [...Array.from({ length: 60 }, () => choice(0)), written(1)], null],
])('a sheet for %s [EXAM-51, EXAM-145, DESK-373]', (_, questions, misfit) => {
  expect(sheetMisfit(questions)).toEqual(misfit);
});

test('a sheet has a row for each question that is shaded [EXAM-145]', () => {
  expect(shadedOf([choice(0), choice(0), written(1)])).toBe(2);
});

test.each(Object.entries(MINISTRY_TEMPLATES))('a paper by the template %s has its sheet [EXAM-145]', (_, { parts }) => {
  const questions = parts.flatMap(({ answered, questions: count }, section) =>
    Array.from({ length: count }, () => (answered === 'written' ? written(section) : choice(section))),
  );
  expect(sheetMisfit(questions)).toBeNull();
  expect(shadedOf(questions)).toBe(questions.length - 3);
});

test('a paper has no sheet with a question that is neither shaded nor written, and none where nothing is shaded [DESK-373]', () => {
  expect([mayHaveSheet([choice(0), written(0)]), mayHaveSheet([choice(0, 5)])]).toEqual([true, true]);
  expect([mayHaveSheet([choice(0), gaps]), mayHaveSheet([written(0)]), mayHaveSheet([])]).toEqual([
    false,
    false,
    false,
  ]);
});
