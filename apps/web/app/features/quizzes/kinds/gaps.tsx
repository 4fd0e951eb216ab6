import { markGaps } from '@hessa/rules/quizzes/kinds/mark-gaps';
import { latePart } from '../../../offline/late-part.ts';
import type { MarkedGaps, ShownGaps } from './further-questions.ts';
import { type QuestionPlayer, shareVerdict } from './question-player.ts';

type Words = readonly string[];

export const gapsPlayer: QuestionPlayer<ShownGaps, MarkedGaps, Words> = {
  hint: 'اكتب الكلمة في مكانها',
  role: 'group',
  drawsWords: true,
  Answers: latePart(async () => (await import('./gaps-answers.tsx')).GapsAnswers),
  isAnswer: (kept): kept is Words => Array.isArray(kept) && kept.every((words) => typeof words === 'string'),
  pieces: () => [],
  picked: () => [],
  fromPicked: () => [],
  parts: ({ gaps: all }) => all,
  press: null,
  arrows: 'walk',
  verdict: shareVerdict,
  filledGaps: ({ gaps: all }) =>
    all.map(({ written, isCorrect, accepted }) => ({
      given: written,
      right: isCorrect ? null : (accepted[0] ?? null),
    })),
  asked: ({ share: _share, gaps: all, ...question }) => ({ ...question, gaps: all.length }),
  answered(question, words) {
    const key = question.gaps.map(({ accepted }) => accepted);
    return { ...question, ...markGaps({ gaps: key, forgives: question.forgives }, words) };
  },
  Review: latePart(async () => (await import('./gaps-review.tsx')).GapsReview),
  earnedWords: 'متوسط اللي أخدوه من الدرجة',
  rightWord: '',
  shareWords: 'نسبة اللي كتبوها صح',
};
