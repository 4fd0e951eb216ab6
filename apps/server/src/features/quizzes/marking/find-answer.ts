import { criteriaOf, hasMarks, type WrittenAnswer } from '@hessa/rules/quizzes/kinds/written';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { ExamWork } from '../exams/exam-work.ts';
import type { QuizResult } from '../find-result.ts';
import { gradingOf } from '../grading.ts';
import { loadQuestions } from '../quiz-questions.ts';

/** The answer to a written question on a paper, what it is marked by, and the paper with another in its place. */
export async function findAnswer(
  tx: Tx,
  work: Pick<ExamWork, 'tenant' | 'platform'>,
  { lessonId: id, contentVersion, answers }: QuizResult,
  identity: string,
) {
  const questions = await loadQuestions(tx, work, { id, contentVersion });
  const at = questions.findIndex((question) => question.identity === identity);
  const question = questions[at];
  const answer = answers[at];
  if (question?.kind !== 'written' || !isWrittenAnswer(answer)) return null;
  return {
    number: at + 1,
    answer,
    criteria: criteriaOf(question, question.weight),
    gradedWith: (other: WrittenAnswer) =>
      gradingOf(
        contentVersion,
        questions,
        answers.map((each, place) => (place === at ? other : each)),
      ),
  };
}

const isWrittenAnswer = (answer: unknown): answer is WrittenAnswer => typeof answer === 'string' || hasMarks(answer);
