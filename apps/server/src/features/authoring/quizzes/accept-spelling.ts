import { acceptSpelling as endpoint } from '@hessa/contract/authoring/quizzes/accept-spelling';
import { withSpelling } from '@hessa/rules/quizzes/kinds/gaps';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { questionProblems } from '@hessa/rules/quizzes/question-problems';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { loadPaper } from '../../quizzes/quiz-questions.ts';
import { countJudgedOtherwise, lockEditedQuiz } from './find-edited-quiz.ts';
import { writeQuizVersion } from './write-quiz-version.ts';

/**
 * One spelling more that a gap takes, or one less, in the paper as it is now: a version like any other, by which papers
 * are graded when their teacher asks for it. What is so already makes none.
 */
export const acceptSpelling = handle(endpoint, (ctx, { params, body: { question, gap, words, isAccepted } }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    const current = await loadPaper(tx, ctx, quiz);
    const place = current.questions.findIndex(({ identity }) => identity === question);
    const asked = current.questions[place];
    if (asked?.kind !== 'gaps' || gap >= asked.gaps.length) throw new DomainError('quiz.gap_not_found');
    const changed = { ...asked, ...withSpelling(asked, gap, words, isAccepted) };
    if ((changed.gaps[gap] ?? []).length > QUESTION_LIMITS.spellingsAtMost) throw new DomainError('quiz.gap_full');
    if (questionProblems({ ...changed, explanation: changed.explanation ?? '' }).length > 0) {
      throw new DomainError('quiz.question_incomplete', { number: place + 1 });
    }
    const questions = current.questions.map((each) => ({ ...(each === asked ? changed : each), from: each.id }));
    const saved =
      changed.gaps === asked.gaps
        ? { quiz, paper: current }
        : await writeQuizVersion(tx, ctx, quiz, current, { ...current, questions });
    return { data: { earlier: await countJudgedOtherwise(tx, ctx, saved.quiz, saved.paper) } };
  });
});
