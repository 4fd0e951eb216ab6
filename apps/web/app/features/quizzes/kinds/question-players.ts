import type { Answer, QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { Question } from '../quiz-paper.ts';
import type { MarkedQuestion } from '../quiz-result.ts';
import { gapsPlayer } from './gaps.tsx';
import { matchingPlayer } from './matching.tsx';
import type { QuestionPlayer } from './question-player.ts';
import { severalChoicesPlayer } from './several-choices.tsx';
import { singleChoicePlayer } from './single-choice.tsx';
import { trueFalsePlayer } from './true-false.tsx';
import { wordOrderPlayer } from './word-order.tsx';
import { writtenPlayer } from './written.tsx';

/** Every kind of question as students meet it. */
export const QUESTION_PLAYERS = {
  'single-choice': singleChoicePlayer,
  'several-choices': severalChoicesPlayer,
  'true-false': trueFalsePlayer,
  gaps: gapsPlayer,
  'word-order': wordOrderPlayer,
  matching: matchingPlayer,
  written: writtenPlayer,
} satisfies Record<QuestionKindName, unknown>;

/** A question that names no kind is what questions were before there were kinds. */
export function playerOf(question: Question | MarkedQuestion): QuestionPlayer<Question, MarkedQuestion, Answer> {
  const kind = 'kind' in question ? question.kind : 'single-choice';
  // A kind's own module is given its own questions and answers only.
  return QUESTION_PLAYERS[kind] as unknown as QuestionPlayer<Question, MarkedQuestion, Answer>;
}
