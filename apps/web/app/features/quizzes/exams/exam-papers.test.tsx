import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ExamState } from './exam-paper.ts';
import { ExamPapers } from './exam-papers.tsx';

const PAPER: ExamState['papers'][number] = {
  ...{ number: 1, score: 50, marks: null, correctCount: 2, total: 4, handedInAt: 0, handedInBy: 'time' },
  ...{ counts: true, passed: null, held: 0, refused: 0 },
};

const shown = (paper: Partial<typeof PAPER>) =>
  renderToStaticMarkup(<ExamPapers papers={[{ ...PAPER, ...paper }]} releasedAt={null} digits="arabic" />);

test('late answers say how many wait for a word, and how many were refused [EXAM-173]', () => {
  expect(shown({})).not.toContain('بعد الوقت');
  expect(shown({ held: 1 })).toContain('إجابة سؤال وصلت بعد الوقت. محفوظة');
  expect(shown({ held: 3 })).toContain('إجابات ٣ أسئلة وصلت بعد الوقت. محفوظة');
  expect(shown({ refused: 1 })).toContain('إجابة سؤال وصلت بعد الوقت واتراجعت، ومتحسبتش');
  expect(shown({ held: 1, refused: 2 })).toContain('إجابات سؤالين وصلت بعد الوقت واتراجعت، ومتحسبتش');
});

test('of an attempt that cannot count any more nobody waits for the marks [EXAM-261]', () => {
  const waiting = { ...PAPER, number: 2, score: null, counts: false };
  const both = renderToStaticMarkup(<ExamPapers papers={[PAPER, waiting]} releasedAt={null} digits="arabic" />);
  expect(both).toContain('مش هتغيّر درجتك');
  expect(both).not.toContain('لسه بتتصحح');
  expect(shown({ score: null })).toContain('لسه بتتصحح');
});

test('what an only attempt is worth is not told twice; of several each has its own [EXAM-284]', () => {
  const told = (papers: (typeof PAPER)[]) =>
    renderToStaticMarkup(<ExamPapers isTold papers={papers} releasedAt={null} digits="arabic" />);
  expect(shown({})).toContain('٥٠٪');
  expect(told([PAPER])).not.toContain('٥٠٪');
  expect(told([PAPER, { ...PAPER, number: 2, counts: false }])).toContain('٥٠٪');
});
