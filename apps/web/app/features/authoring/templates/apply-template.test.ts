import type { ExamTemplate } from '@hessa/rules/quizzes/templates/exam-template';
import { MINISTRY_TEMPLATES } from '@hessa/rules/quizzes/templates/ministry-templates';
import { paperLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import { expect, test } from 'vitest';
import { type Drawn, takeDrawn } from '../bank/take-drawn.ts';
import { incompleteParts, type WholePaper } from '../quizzes/edited-parts.ts';
import { blankQuestion } from '../quizzes/edited-question.ts';
import { applyTemplate, shapeOf } from './apply-template.ts';

const SIXTY = MINISTRY_TEMPLATES['secondary3-2025'] as ExamTemplate;
const [ONE, TWO] = SIXTY.parts.map(({ name }) => name);

const written = (text: string, weight: number, passage: string | null = null) => ({
  ...{ ...blankQuestion(), text, weight, passage },
});

const PAPER: WholePaper = {
  sections: [],
  passages: [{ id: 'p', title: 'T', text: 'x', imageMediaId: null, audioMediaId: null }],
  questions: [written('two', 2), written('one', 1), written('about', 1, 'p'), written('it', 2, 'p')],
};

const nameOf = ({ sections }: WholePaper, id: string | null) => sections.find((section) => section.id === id)?.name;
const placed = (paper: WholePaper) => paper.questions.map(({ text, section }) => [text, nameOf(paper, section)]);

test('a template lays out its sections, questions go where they fit, and a passage is not torn apart [EXAM-92]', () => {
  const laid = applyTemplate(PAPER, SIXTY);
  expect(placed(laid)).toEqual([
    ['one', ONE],
    ['about', ONE],
    ['it', ONE],
    ['two', TWO],
  ]);
  expect(incompleteParts(laid)).toEqual(['section-without-questions']);
});

test('sections that are there stay with their questions, and what is missing is added once [EXAM-92]', () => {
  const laid = applyTemplate(PAPER, SIXTY);
  const own = {
    ...laid,
    sections: laid.sections.slice(1).concat({ id: 'own', name: 'Own', instructions: '', draw: null }),
  };
  const again = applyTemplate(own, SIXTY);
  expect(again.sections.map(({ name }) => name)).toEqual([TWO, SIXTY.parts[2]?.name, 'Own', ONE]);
  expect(applyTemplate(again, SIXTY).sections).toHaveLength(4);
});

const drawn = (passage: number | null, row: number, text: string) => ({
  ...{ id: 1, kind: 'single-choice' as const, choices: ['a', 'b'], rightChoice: 0, text, weight: 1, explanation: '' },
  ...{ imageMediaId: null, imageUrl: null, pinned: false, row, passage },
});

test('what was drawn goes to its row’s section with the row’s marks, and fills what the template lacks [EXAM-87]', () => {
  const laid = applyTemplate({ sections: [], passages: [], questions: [] }, SIXTY);
  const rows = laid.sections.slice(0, 2).map(({ id }, at) => ({ section: id, weight: at + 1 }));
  const passages = [{ title: 'T', text: 'x', imageUrl: null, audioUrl: null, imageMediaId: null, audioMediaId: null }];
  const draw: Drawn = {
    found: [2, 2],
    questions: [drawn(null, 0, 'a'), drawn(0, 0, 'b'), drawn(0, 1, 'c'), drawn(0, 1, 'd')],
    passages,
  };
  const taken = takeDrawn({ ...laid, questions: [blankQuestion()] }, draw, rows);
  expect(taken.questions.map(({ text, weight }) => [text, weight])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 2],
  ]);
  // A passage lives in one section: asked about in two, it stands in both.
  expect(taken.passages).toHaveLength(2);
  expect(incompleteParts(taken)).toEqual(['section-without-questions']);
  expect(paperLacks(SIXTY, shapeOf(taken)).parts.map(({ has }) => has)).toEqual([2, 2, 0]);
});
