import { settleMarks as endpoint } from '@hessa/contract/quizzes/marking/settle-marks';
import { fitsCriteria, isMarked, marksIn } from '@hessa/rules/quizzes/kinds/written';
import { lastMarkedAt, settled } from '@hessa/rules/quizzes/second-marking';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { findAnswer } from './find-answer.ts';
import { holdPaper, storeMarked } from './hold-paper.ts';
import { nextMoment } from './mark-one.ts';

type Outcome = ResultOf<typeof endpoint>['data']['outcome'];
const told = (outcome: Outcome) => ({ data: { outcome } });

/** Of two who settle the same answer at once the second is told, and changes nothing. */
export const settleMarks = handle(endpoint, (ctx, { params: { lessonId }, body }) =>
  ctx.withTenant(async (tx) => {
    const { question, studentId, basedOn, given } = body;
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const { sittings, result } = await holdPaper(tx, ctx.tenant.id, quiz, studentId);
    const found = result && (await findAnswer(tx, ctx, result, question));
    if (!found) return told('gone');
    const { number, answer, criteria } = found;
    if (!fitsCriteria(criteria, given)) return told('misfit');
    const [first, second] = typeof answer === 'string' ? [] : (answer.markings ?? []);
    if (typeof answer === 'string' || !first || !second) return told('changed');
    // The answer to this may be lost on its way: the same again is the same.
    if (isMarked(answer) && answer.given.join() === given.join()) return told('settled');
    if (lastMarkedAt(answer) !== basedOn) return told('changed');
    const counts = settled(answer, given, nextMoment(ctx.now, answer), marksIn(criteria));
    await storeMarked(tx, ctx.now, quiz, result, sittings, found.gradedWith(counts));
    await recordEvent(tx, ctx, {
      kind: 'quiz.marks_settled',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: {
        ...{ quiz: quiz.id, question: number },
        ...{ firstGiven: first.given.join('، '), secondGiven: second.given.join('، '), given: given.join('، ') },
      },
    });
    return told('settled');
  }),
);
