import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { LongJobKind } from '../../../platform/jobs/long-job-kind.ts';
import { applyRegrade, countEarlierPapers, type RegradedQuiz } from './apply-regrade.ts';

/**
 * All papers in one transaction: cancelled, failed or killed in the middle it changes nobody's score, and nobody sees
 * half of a class graded by one key and half by another.
 */
export const regradeQuizKind: LongJobKind<RegradedQuiz> = {
  kind: 'quizzes.regrade',
  afterCrash: 'restart',
  async run(work) {
    const { input, tenant } = work;
    await work.total(await work.withTenant((tx) => countEarlierPapers(tx, tenant.id, input), 'read'));
    await work.withTenant(async (tx) => {
      const counts = await applyRegrade(tx, work, input, work.step);
      await recordEvent(tx, work, {
        kind: 'quiz.regraded',
        actorId: work.actor.id,
        details: { quiz: input.lessonId, version: input.version, ...counts },
      });
      await work.finish(tx, { ...counts });
    });
    return undefined;
  },
};
