import { gradeSeveral } from '@hessa/rules/quizzes/kinds/grade-several';
import type { Question } from '../quiz-paper.ts';
import type { MarkedQuestion } from '../quiz-result.ts';
import { ChoiceAnswers } from './choice-answers.tsx';
import { ChoiceReview } from './choice-review.tsx';
import { choiceTexts, unmarked } from './choice-texts.ts';
import { chosenGaps } from './chosen-gaps.ts';
import { EarnedShare } from './earned-share.tsx';
import { type QuestionPlayer, shareVerdict } from './question-player.ts';

type Shown = Extract<Question, { kind: 'several-choices' }>;
type Marked = Extract<MarkedQuestion, { kind: 'several-choices' }>;
type Ticks = readonly number[];

const toggled = (ticks: Ticks, place: number): Ticks =>
  ticks.includes(place) ? ticks.filter((each) => each !== place) : [...ticks, place].sort((one, other) => one - other);

export const severalChoicesPlayer: QuestionPlayer<Shown, Marked, Ticks> = {
  hint: 'علّم على كل الإجابات الصح',
  role: 'group',
  fillsGap: 'all',
  Answers: ({ question: { answers }, answer, onAnswer, ...rest }) => (
    <ChoiceAnswers
      {...rest}
      input="checkbox"
      answers={answers}
      picked={answer ?? []}
      onPress={(place) => onAnswer(toggled(answer ?? [], place))}
    />
  ),
  isAnswer: (kept): kept is Ticks => Array.isArray(kept) && kept.every((place) => typeof place === 'number'),
  pieces: choiceTexts,
  picked: (answer) => answer,
  fromPicked: (places) => [...places].sort((one, other) => one - other),
  press: (answer, place) => toggled(answer ?? [], place),
  arrows: 'walk',
  verdict: shareVerdict,
  filledGaps: (question, gaps) => chosenGaps(question, question.chosen, gaps),
  asked: ({ chosen: _chosen, share: _share, answers, ...question }) => ({ ...question, answers: unmarked(answers) }),
  answered(question, ticks) {
    const rightChoices = question.answers.flatMap(({ isCorrect }, at) => (isCorrect ? [at] : []));
    return { ...question, chosen: [...ticks], share: gradeSeveral(question.answers.length, rightChoices, ticks) };
  },
  Review: ({ question: { answers, chosen, share }, isArabic, digits, words }) => (
    <>
      <ChoiceReview boxes answers={answers} chosen={chosen} isArabic={isArabic} words={words} />
      <EarnedShare share={share} digits={digits} />
    </>
  ),
  earnedWords: 'متوسط اللي أخدوه من الدرجة',
  rightWord: 'صح',
};
