import { UNMATCHED } from '@hessa/rules/quizzes/kinds/unmatched';
import { latePart } from '../../../offline/late-part.ts';
import type { MarkedMatching, ShownMatching } from './further-questions.ts';
import { type QuestionPlayer, shareVerdict } from './question-player.ts';

type Matches = readonly number[];

export const matchingPlayer: QuestionPlayer<ShownMatching, MarkedMatching, Matches> = {
  hint: 'وصّل كل واحدة باللي يناسبها',
  role: 'group',
  Answers: latePart(async () => (await import('./matching-answers.tsx')).MatchingAnswers),
  isAnswer: (kept): kept is Matches => Array.isArray(kept) && kept.every((place) => typeof place === 'number'),
  pieces: ({ rights }) => rights,
  picked: (answer) => answer,
  fromPicked: (places) => places,
  parts: ({ lefts }) => lefts.length,
  press: null,
  arrows: 'walk',
  verdict: shareVerdict,
  asked: ({ pairs, share: _share, ...question }) => ({ ...question, lefts: pairs.map(({ left }) => left) }),
  answered(question, matches) {
    const pairs = question.pairs.map((pair, at) => {
      const chosen = question.rights[matches[at] ?? UNMATCHED] ?? null;
      return { ...pair, chosen, isCorrect: chosen === pair.right };
    });
    return { ...question, pairs, share: pairs.filter(({ isCorrect }) => isCorrect).length / Math.max(1, pairs.length) };
  },
  Review: latePart(async () => (await import('./matching-review.tsx')).MatchingReview),
  earnedWords: 'متوسط اللي أخدوه من الدرجة',
  rightWord: '',
  shareWords: 'نسبة اللي وصّلوها صح',
};
