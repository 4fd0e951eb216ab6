import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mistakesOf, mistakeWords } from './mistakes-of.ts';
import type { MarkedQuestion } from './quiz-result.ts';
import { ResultReview } from './result-review.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { standingOf } from './standing-of.ts';

const frame = { text: 'Q', imageUrl: null, explanation: null, explainedIn: null, weight: 1 };
const answers = ['a', 'b', 'c'].map((text, at) => ({ text, isCorrect: at === 0 }));
const single = (chosen: number): MarkedQuestion => ({ ...frame, chosen, answers });
const gap = (written: string) => ({ written, isCorrect: false, accepted: ['goes'] });
const gaps = (...written: string[]): MarkedQuestion => ({
  ...{ ...frame, kind: 'gaps', forgives: { capitals: true, apostrophes: true }, share: 0 },
  gaps: written.map(gap),
});
const order = (...given: string[]): MarkedQuestion => ({
  ...{ ...frame, kind: 'word-order', words: ['is', 'he'], right: ['he', 'is'], share: 0 },
  given,
});
const pair = (chosen: string | null): MarkedQuestion => ({
  ...{ ...frame, kind: 'matching', rights: ['x', 'y'], share: 0 },
  pairs: [{ left: 'a', chosen, right: 'x', isCorrect: false }],
});
const several = (...chosen: number[]): MarkedQuestion => ({
  ...{ ...frame, kind: 'several-choices', answers, share: 0 },
  chosen,
});

test('a question of any kind that was left empty is no wrong answer [EXAM-158]', () => {
  const empty = [single(-1), several(), gaps('', ''), order(), pair(null)];
  const wrong = [single(1), several(1), gaps('', 'go'), order('is', 'he'), pair('y')];
  expect(empty.map(standingOf)).toEqual(empty.map(() => 'empty'));
  expect(wrong.map(standingOf)).toEqual(wrong.map(() => 'wrong'));
  expect(standingOf(single(0))).toBe('right');
});

test('mistakes and empty questions are counted apart [EXAM-158]', () => {
  const said = (...chosen: number[]) => mistakeWords(mistakesOf(chosen.map(single)), 'arabic');
  expect(said(1, 2, -1, -1, -1)).toBe('غلطتين و٣ فاضيين');
  expect(said(0, 1, -1)).toBe('غلطة وسؤال فاضي');
  expect(said(1, 1, 1)).toBe('٣ غلطات');
  expect(said(-1, -1)).toBe('سؤالين فاضيين');
});

test('the circles and the review of a marked paper call what was left empty empty [EXAM-158]', () => {
  const review = [single(0), single(1), single(-1)];
  const result = {
    ...{
      lessonName: 'Unit 3',
      score: 33.3,
      correctCount: 1,
      total: 3,
      marks: null,
      submittedAt: 0,
      held: 0,
      form: null,
    },
    ...{ holdsCourse: true, hiddenKey: null, releasedAt: null, review },
  } as unknown as Parameters<typeof ResultSheet>[0]['result'];
  const sheet = renderToStaticMarkup(<ResultSheet result={result} studentName="منة" digits="arabic" />);
  expect(sheet.match(/bubble-(right|wrong|empty)/g)).toEqual(['bubble-right', 'bubble-wrong', 'bubble-empty']);
  expect(sheet).toContain('٣<span class="unseen"> فاضي</span>');
  const read = renderToStaticMarkup(
    <MemoryRouter>
      <ResultReview result={result} digits="arabic" />
    </MemoryRouter>,
  );
  expect(read).toContain('السؤال ٢ غلط');
  expect(read).toContain('السؤال ٣ فاضي');
  expect(read.match(/pen-wrong/g)).toHaveLength(1);
});
