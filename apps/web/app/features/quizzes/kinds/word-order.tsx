import { latePart } from '../../../offline/late-part.ts';
import type { MarkedWords, ShownWords } from './further-questions.ts';
import { pressWord } from './press-word.ts';
import { type QuestionPlayer, shareVerdict } from './question-player.ts';

type Places = readonly number[];

export const wordOrderPlayer: QuestionPlayer<ShownWords, MarkedWords, Places> = {
  hint: 'رتّب الكلمات',
  role: 'group',
  Answers: latePart(async () => (await import('./word-order-answers.tsx')).WordOrderAnswers),
  isAnswer: (kept): kept is Places => Array.isArray(kept) && kept.every((place) => typeof place === 'number'),
  pieces: ({ words }) => words,
  picked: (answer) => answer,
  fromPicked: (places) => places,
  parts: ({ words }) => words.length,
  press: (answer, place) => pressWord(answer ?? [], place),
  arrows: 'walk',
  verdict: shareVerdict,
  asked: ({ given: _given, right: _right, share: _share, ...question }) => question,
  answered(question, places) {
    const given = places.map((place) => question.words[place] ?? '');
    return { ...question, given, share: JSON.stringify(given) === JSON.stringify(question.right) ? 1 : 0 };
  },
  Review: latePart(async () => (await import('./word-order-review.tsx')).WordOrderReview),
  earnedWords: 'رتّبوها صح',
  rightWord: 'الصح',
};
