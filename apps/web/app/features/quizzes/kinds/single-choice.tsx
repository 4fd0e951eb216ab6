import type { Question } from '../quiz-paper.ts';
import type { MarkedQuestion } from '../quiz-result.ts';
import { ChoiceAnswers } from './choice-answers.tsx';
import { ChoiceReview } from './choice-review.tsx';
import { choiceTexts, unmarked } from './choice-texts.ts';
import { chosenGaps } from './chosen-gaps.ts';
import type { QuestionPlayer } from './question-player.ts';

type Shown = Exclude<Question, { kind: string }>;
type Marked = Exclude<MarkedQuestion, { kind: string }>;

export const singleChoicePlayer: QuestionPlayer<Shown, Marked, number> = {
  hint: 'اختار الإجابة الصح',
  role: 'radiogroup',
  fillsGap: 'one',
  Answers: ({ question: { answers }, answer, onAnswer, ...rest }) => (
    <ChoiceAnswers
      {...rest}
      input="radio"
      answers={answers}
      picked={answer === null ? [] : [answer]}
      onPress={onAnswer}
    />
  ),
  isAnswer: (kept) => typeof kept === 'number',
  pieces: choiceTexts,
  picked: (answer) => [answer],
  fromPicked: ([place = 0]) => place,
  press: (_, place) => place,
  arrows: 'choose',
  verdict: ({ answers, chosen }) => (answers[chosen]?.isCorrect ? 'right' : 'wrong'),
  filledGaps: (question, gaps) => chosenGaps(question, [question.chosen], gaps),
  asked: ({ chosen: _chosen, answers, ...question }) => ({ ...question, answers: unmarked(answers) }),
  answered: (question, chosen) => ({ ...question, chosen }),
  Review: ({ question: { answers, chosen }, isArabic, words }) => (
    <ChoiceReview answers={answers} chosen={[chosen]} isArabic={isArabic} words={words} />
  ),
  earnedWords: 'جاوبوا صح',
  rightWord: 'الصح',
};
