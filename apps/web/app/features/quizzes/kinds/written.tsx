import { latePart } from '../../../offline/late-part.ts';
import type { MarkedWriting, ShownWriting } from './further-questions.ts';
import { type QuestionPlayer, shareVerdict } from './question-player.ts';

export const writtenPlayer: QuestionPlayer<ShownWriting, MarkedWriting, string> = {
  hint: 'اكتب إجابتك',
  role: 'group',
  Answers: latePart(async () => (await import('./written-answers.tsx')).WrittenAnswers),
  isAnswer: (kept): kept is string => typeof kept === 'string',
  pieces: () => [],
  picked: () => [],
  fromPicked: () => '',
  press: null,
  arrows: 'walk',
  verdict: shareVerdict,
  // Nobody but its teacher can say what other words would earn: it is never practised.
  asked: (question) => question,
  answered: (question) => question,
  Review: latePart(async () => (await import('./written-review.tsx')).WrittenReview),
  earnedWords: 'متوسط اللي أخدوه من الدرجة',
  rightWord: '',
};
