import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamHandIn } from './exam-hand-in.tsx';
import type { ExamPaper } from './exam-paper.ts';

const FRAME = { text: 'Match.', imageUrl: null, weight: 1, section: null, passage: null };
const QUESTIONS = [
  { ...FRAME, kind: 'matching', lefts: ['big', 'fast', 'old'], rights: ['small', 'slow', 'new'] },
  { ...FRAME, kind: 'gaps', gaps: 1 },
  { ...FRAME, kind: 'gaps', gaps: 1 },
] as unknown as ExamPaper['questions'];

const sheet = (answers: (Answer | null)[], flags: number[] = []) =>
  renderToStaticMarkup(
    <ExamHandIn
      {...{ questions: QUESTIONS, answers, flags, leftMs: 600_000, digits: 'arabic' }}
      onGoTo={() => {}}
      onHandIn={() => {}}
      onClose={() => {}}
    />,
  );

test('before a paper is handed in one gap is spoken of as one, a half-done match and what was flagged are named [EXAM-195]', () => {
  const one = sheet([[0, 1, 2], ['went'], null]);
  expect(one).toContain('عليه درجة');
  expect(one).toContain('ارجع للسؤال الفاضي');
  expect(one).not.toContain('ناقص');
  const two = sheet([[0, 1, 2], null, null]);
  expect(two).toContain('عليهم درجتين');
  expect(two).toContain('ارجع للأسئلة الفاضية');
  const half = sheet([[0, 1, -1], ['went'], ['gone']], [1]);
  expect(half).toContain('حلّه لسه ناقص');
  expect(half).toContain('كمّل السؤال الناقص');
  expect(half).toContain('ترجع له');
  const whole = sheet([[0, 1, 2], ['went'], ['gone']]);
  expect(whole).not.toContain('ناقص');
  expect(whole).toContain('سلّم الورقة');
  expect(whole).not.toContain('سلّم الورقة كده');
});
