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

test('what was chosen of a match stands in words that wrap, and not only in a picker that cuts them [EXAM-214]', () => {
  const rights = ['slow', 'a person who shows places to those who travel'];
  const question = { ...SHOWN, rights } as unknown as ShownMatching;
  const drawn = renderToStaticMarkup(
    <MatchingAnswers {...{ question, answer: [1, -1], isArabic: false, disabled: false }} onAnswer={() => {}} />,
  );
  const shown = [...drawn.matchAll(/class="match-chosen"[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(shown).toEqual([`b) ${rights[1]}`, 'اختار']);
});

test('a pair that was left empty is said to be empty, beside what was right [EXAM-198, EXAM-215]', () => {
  const question = { ...SHOWN, pairs: PAIRS, share: 0.5 } as unknown as MarkedMatching;
  const drawn = renderToStaticMarkup(
    <MatchingReview {...{ question, isArabic: false, digits: 'arabic', words: WORDS }} />,
  );
  expect(drawn).toContain('quiz-option-none');
  expect(drawn).toContain('من غير توصيل');
  // The line is Arabic whatever the words are in, so that its colon stands behind «الصح».
  expect(drawn).toMatch(/class="kind-right" dir="rtl"[^>]*>الصح: <bdi>a\) slow<\/bdi>/);
});

test.each([
  [false, '→', ['b) small', 'a) slow']],
  [true, '←', ['ب) small', 'أ) slow']],
])(
  'each of a match points to what it was matched with, by the letter of the paper [EXAM-276]',
  (isArabic, arrow, matched) => {
    const pairs = [{ ...PAIRS[1] }, { left: 'fast', chosen: 'slow', right: 'slow', isCorrect: true }];
    const question = { ...SHOWN, pairs, share: 1 } as unknown as MarkedMatching;
    const drawn = renderToStaticMarkup(<MatchingReview {...{ question, isArabic, digits: 'arabic', words: WORDS }} />);
    const rows = drawn
      .split('<li')
      .slice(1)
      .map((row) =>
        row
          .replace(/^[^>]*>|<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    expect(rows.map((row) => row.split(' إجابتك')[0])).toEqual([
      `1 big ${arrow} ${matched[0]}`,
      `2 fast ${arrow} ${matched[1]}`,
    ]);
  },
);
