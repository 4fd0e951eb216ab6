import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_PLAYERS } from './question-players.ts';

/**
 * Fetches the code of what these kinds are answered with. It comes late to every other page; to a paper it comes whole
 * while there is a line, or the first paragraph would end an exam whose line is cut.
 */
export async function bringAnswers(kinds: Iterable<QuestionKindName>): Promise<void> {
  await Promise.all([...new Set(kinds)].map((kind) => QUESTION_PLAYERS[kind].Answers.bring?.()));
}

/** A question that names no kind is what questions were before there were kinds. */
export const kindsOf = (questions: readonly object[]): QuestionKindName[] =>
  questions.map((question) => ('kind' in question ? (question.kind as QuestionKindName) : 'single-choice'));
