import { isUnanswered } from '@hessa/rules/quizzes/kinds/is-unanswered';
import type { Verdict } from './kinds/question-player.ts';
import { playerOf } from './kinds/question-players.ts';
import type { MarkedQuestion } from './quiz-result.ts';

export type Standing = Verdict | 'empty';

/** How a question of a marked paper ended. Nothing was got wrong where nothing was answered. */
export function standingOf(question: MarkedQuestion): Standing {
  const verdict = playerOf(question).verdict(question);
  return verdict === 'wrong' && isUnanswered(givenTo(question)) ? 'empty' : verdict;
}

/** What was answered, in the shape in which an answer is told from none. */
function givenTo(question: MarkedQuestion): unknown {
  if (!('kind' in question)) return [question.chosen];
  switch (question.kind) {
    case 'true-false':
      return [question.chosen];
    case 'several-choices':
      return question.chosen;
    case 'gaps':
      return question.gaps.map(({ written }) => written);
    case 'word-order':
      return question.given;
    case 'matching':
      return question.pairs.map(({ chosen }) => chosen ?? '');
    case 'written':
      return question.isOnPaper ? 'on paper' : question.wrote;
  }
}
