import { describe, expect, test } from 'vitest';
import { type ExamTemplate, questionsOf, templateProblems } from './exam-template.ts';
import { MINISTRY_TEMPLATES } from './ministry-templates.ts';
import { paperLacks, placeByTemplate, type ShapedQuestion } from './paper-lacks.ts';

const SIXTY = MINISTRY_TEMPLATES['secondary3-2025'] as ExamTemplate;
const NAMES = SIXTY.parts.map(({ name }) => name);

const questions = (count: number, kind: string, weight: number, section: number | null = null): ShapedQuestion[] =>
  Array.from({ length: count }, () => ({ kind, weight, section }));

const WHOLE = [
  ...questions(27, 'single-choice', 1, 0),
  ...questions(12, 'single-choice', 2, 1),
  ...questions(3, 'written', 3, 2),
];

describe('the ministry’s templates', () => {
  const countOf = ({ parts }: ExamTemplate, answered: string) =>
    questionsOf({ parts: parts.filter((part) => part.answered === answered) });

  test.each([
    ['secondary3-2025', 39, 3, 60],
    ['secondary3-2024', 37, 3, null],
    ['secondary3-50', 34, 3, 50],
  ])('%s has %i of choice, %i written, marks: %s [EXAM-90]', (id, choice, written, marks) => {
    const template = MINISTRY_TEMPLATES[id] as ExamTemplate;
    expect([countOf(template, 'choice'), countOf(template, 'written'), template.marks]).toEqual([
      choice,
      written,
      marks,
    ]);
    expect(templateProblems(template)).toEqual([]);
  });

  test('the sixty marks are 51 of choice and 9 written [EXAM-90]', () => {
    const marks = SIXTY.parts.map((part) => part.questions * (part.weight ?? 0));
    expect(marks).toEqual([27, 24, 9]);
  });
});

describe('what a paper lacks', () => {
  test('an empty paper lacks everything, its sections too [EXAM-91]', () => {
    const lacks = paperLacks(SIXTY, { sections: [], questions: [] });
    expect(lacks.questions).toEqual({ has: 0, wants: 42 });
    expect(lacks.marks).toEqual({ has: 0, wants: 60 });
    expect(lacks.parts.map(({ section, has, wants }) => [section, has, wants])).toEqual([
      [null, 0, 27],
      [null, 0, 12],
      [null, 0, 3],
    ]);
    expect(lacks.isWhole).toBe(false);
  });

  test('a paper of the template’s shape lacks nothing [EXAM-91]', () => {
    expect(paperLacks(SIXTY, { sections: NAMES, questions: WHOLE })).toMatchObject({
      marks: { has: 60, wants: 60 },
      isWhole: true,
    });
  });

  test('one question too many, one of another weight and one of another kind are told [EXAM-91]', () => {
    const wrong = [...WHOLE, ...questions(1, 'gaps', 1, 0)];
    wrong[0] = { kind: 'single-choice', weight: 5, section: 0 };
    const lacks = paperLacks(SIXTY, { sections: NAMES, questions: wrong });
    expect(lacks.parts[0]).toMatchObject({ has: 26, wants: 27, misfits: 2 });
    expect([lacks.questions.has, lacks.marks?.has, lacks.isWhole]).toEqual([43, 65, false]);
  });

  test('a kind that nobody can write yet counts nothing, and is missed [EXAM-91]', () => {
    const lacks = paperLacks(SIXTY, { sections: NAMES, questions: WHOLE.slice(0, 39) });
    expect(lacks.parts[2]).toMatchObject({ has: 0, wants: 3, misfits: 0 });
  });

  test('without sections, questions count for the part that they fit [EXAM-91]', () => {
    const bare = [...questions(2, 'single-choice', 2), ...questions(30, 'true-false', 1)];
    const lacks = paperLacks(SIXTY, { sections: [], questions: bare });
    expect(lacks.parts.map(({ has }) => has)).toEqual([30, 2, 0]);
  });
});

test('a template lays questions out by how they are answered and what they are worth [EXAM-92]', () => {
  const written = [
    { kind: 'written', weight: 3 },
    { kind: 'single-choice', weight: 2 },
    { kind: 'true-false', weight: 1 },
    { kind: 'single-choice', weight: 7 },
    { kind: 'matching', weight: 1 },
  ];
  expect(placeByTemplate(SIXTY, written)).toEqual([2, 1, 0, 0, 0]);
});

test.each([
  [{ name: ' ' }, 'no-name'],
  [{ parts: [] }, 'no-parts'],
  [{ parts: SIXTY.parts.map((part) => ({ ...part, name: 'Same' })) }, 'same-name-twice'],
  [{ parts: SIXTY.parts.map((part) => ({ ...part, questions: 0 })) }, 'no-questions'],
  [{ parts: SIXTY.parts.slice(0, 1).map((part) => ({ ...part, name: '' })) }, 'part-without-name'],
  [{ marks: 0 }, 'no-marks'],
  [{ parts: SIXTY.parts.map((part) => ({ ...part, weight: 0 })) }, 'no-marks'],
])('a template may not be saved with %j [EXAM-93]', (change, problem) => {
  expect(templateProblems({ ...SIXTY, ...change })).toEqual([problem]);
});
