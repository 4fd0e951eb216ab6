import { handInExam as endpoint } from '@hessa/contract/quizzes/exams/hand-in-exam';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { paperMarks } from '../paper-marks.ts';
import { findExam } from './find-exam.ts';
import { lockSittings, withChanged } from './find-sittings.ts';
import { finishSitting } from './finish-sitting.ts';
import { isShutByUnit } from './is-shut-by-unit.ts';
import { keepSaved, withAway } from './own-sitting.ts';
import { presentExam } from './present-exam.ts';
import { recountResult } from './recount-result.ts';
import { givenAnswers } from './save-sitting.ts';
import { takeAnswers } from './take-answers.ts';

/**
 * Never refuses an attempt that was started: a lesson that was hidden meanwhile, a second hand-in and a letter of last
 * week all find their place, in the paper or before the teacher.
 */
export const handInExam = handle(endpoint, (ctx, { params: { lessonId }, body }) =>
  ctx.withTenant(async (tx) => {
    const sitter = { studentId: ctx.account.id, lessonId };
    const [exam, sittings] = await Promise.all([
      findExam(tx, ctx.tenant.id, sitter),
      lockSittings(tx, ctx.tenant.id, sitter),
    ]);
    const known = sittings.find(({ number }) => number === body.number);
    if (!known) throw new DomainError('exam.not_started');
    const { sitting, hasNews } = await takeAnswers(
      tx,
      ctx,
      exam,
      withAway(known, body.away),
      givenAnswers(body.answers),
    );
    const isOver = ctx.now >= sitting.endsAt;
    const goesOn = sitting.handedInAt === null && body.because === 'time' && !isOver;
    const isClosing = sitting.handedInAt === null && !goesOn;
    let changed = sitting;
    if (isClosing || (hasNews && !goesOn)) {
      changed = await finishSitting(tx, ctx, sitting, isOver ? 'time' : 'student');
      await recountResult(tx, ctx.now, exam, withChanged(sittings, changed), paperMarks(ctx, lessonId));
    } else if (hasNews) await keepSaved(tx, sitting);
    const isSubmitted = changed.handedInAt !== null;
    const isShut = isSubmitted && (await isShutByUnit(tx, ctx, exam));
    const shown = { exam, sittings: withChanged(sittings, changed), isSubmitted, isShut, hasFurther: !isShut };
    return { data: await presentExam(tx, ctx, shown) };
  }),
);
