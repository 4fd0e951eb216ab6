import { submitQuiz as endpoint } from '@hessa/contract/quizzes/submit-quiz';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { hasMarks } from '@hessa/rules/quizzes/kinds/written';
import { readAnswers } from '@hessa/rules/quizzes/score-quiz';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { judgeLesson } from '../lessons/lesson-gate.ts';
import { lessonRefusal } from '../lessons/lesson-refusal.ts';
import { drawnPaper, onWholePaper } from './drawn-paper.ts';
import { findExplained } from './find-explained.ts';
import { findHiddenKey } from './find-hidden-key.ts';
import { findResult } from './find-result.ts';
import { type Grading, gradingOf } from './grading.ts';
import { openedPaper } from './open-attempt.ts';
import { presentResult } from './present-result.ts';
import { loadPaper, shownOrders } from './quiz-questions.ts';
import { seenPaper } from './seen-paper.ts';
import { storeResult } from './store-result.ts';

/**
 * Grades on the server and stores once. The same answers again get the stored result again, because an answer may be
 * lost on the way back; different ones are refused.
 */
export const submitQuiz = handle(endpoint, async (ctx, { body }) => {
  return ctx.withTenant(async (tx) => {
    const [gated, opened] = await Promise.all([
      judgeLesson(tx, ctx, body.lessonId),
      openedPaper(tx, ctx, body.lessonId),
    ]);
    const { lesson, access } = gated;
    if (!kindOfLesson(lesson).isAnswered) throw new DomainError('quiz.not_a_quiz');
    // An exam is handed in by its attempt.
    if (lesson.exam) throw new DomainError('quiz.not_opened');
    const earlier = access.kind === 'submitted' ? await findResult(tx, ctx, lesson.id) : null;
    if (!earlier) {
      const refusal = lessonRefusal(access);
      if (refusal) throw refusal;
      if (opened === null) throw new DomainError('quiz.not_opened');
      if ((body.basedOn ?? opened.contentVersion) !== lesson.contentVersion) throw new DomainError('quiz.changed');
    }
    const contentVersion = earlier?.contentVersion ?? lesson.contentVersion;
    const paper = await loadPaper(tx, ctx, { id: lesson.id, contentVersion });
    const drawn = opened?.contentVersion === contentVersion ? opened.drawn : null;
    const { questions } = drawnPaper(paper, drawn);
    const read = readAnswers(questions, shownOrders(ctx, lesson.id, questions), body.answers ?? []);
    const answers = typeof read === 'string' ? null : onWholePaper(paper, drawn, read);
    if (!earlier && !answers) throw new DomainError('quiz.answers_invalid');
    const result =
      earlier ??
      (answers && (await storeResult(tx, ctx, gated, gradingOf(contentVersion, paper.questions, answers)))) ??
      (await findResult(tx, ctx, lesson.id));
    // Neither kept nor known: nobody handed it in before, and nobody may be told that it is handed in now.
    if (!result) throw new DomainError('service.unavailable', {}, 2);
    if (result.contentVersion !== contentVersion || !sameAnswers(result.answers, answers)) {
      throw new DomainError('quiz.already_submitted');
    }
    const hidden = await findHiddenKey(tx, ctx, result);
    const explained = await findExplained(tx, ctx, result, paper.questions, hidden);
    const seen = await seenPaper(tx, ctx, paper, result);
    return { message: 'Quiz submitted', data: presentResult(ctx, paper, seen, result, hidden, explained) };
  });
});

/** Each answer has one form, whatever order it was ticked in. */
function sameAnswers(stored: Grading['answers'], sent: Grading['answers'] | null): boolean {
  // Marked or not, the words are the student's.
  return JSON.stringify(stored.map((each) => (hasMarks(each) ? each.text : each))) === JSON.stringify(sent);
}
