import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MarkedMatching, ShownMatching } from './further-questions.ts';
import { MatchingAnswers } from './matching-answers.tsx';
import { MatchingReview } from './matching-review.tsx';

const SHOWN = { kind: 'matching', text: 'Match.', lefts: ['fast', 'big'], rights: ['slow', 'small'] };
const PAIRS = [
  { left: 'fast', chosen: null, right: 'slow', isCorrect: false },
  { left: 'big', chosen: 'small', right: 'small', isCorrect: true },
];
const WORDS = { right: 'صحيح', 'chosen-wrong': 'إجابتك', 'chosen-right': 'إجابتك ✓', none: null };

test('the lists of a match ask in Arabic, whatever its words are in [EXAM-198]', () => {
  const question = SHOWN as unknown as ShownMatching;
  const drawn = renderToStaticMarkup(
    <MatchingAnswers {...{ question, answer: null, isArabic: false, disabled: false }} onAnswer={() => {}} />,
  );
  expect(drawn).toContain('اختار');
  expect(drawn).not.toContain('Choose');
});

test('a pair that was left empty is said to be empty, beside what was right [EXAM-198]', () => {
  const question = { ...SHOWN, pairs: PAIRS, share: 0.5 } as unknown as MarkedMatching;
  const drawn = renderToStaticMarkup(<MatchingReview {...{ question, digits: 'arabic', words: WORDS }} />);
  expect(drawn).toContain('quiz-option-none');
  expect(drawn).toContain('من غير توصيل');
  expect(drawn).toMatch(/الصح:<\/bdi> slow/);
});
