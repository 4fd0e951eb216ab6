import { saveAnswer as endpoint } from '@hessa/contract/quizzes/save-answer';
import { sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { openedVersion, ownAttempt } from './open-attempt.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';

/** One cheap statement a choice: the newest by the phone's own clock wins, so late retries change nothing. */
export const saveAnswer = handle(endpoint, async (ctx, { body }) => {
  const place = String(body.position);
  const choice = JSON.stringify({ choice: body.choice, at: body.clientTime });
  const own = ownAttempt(ctx, body.lessonId);
  await ctx.withTenant(async (tx) => {
    const kept = await tx.execute(sql`
      update ${quizAttempts}
      set saved = case when coalesce((saved -> ${place}::text ->> 'at')::bigint, 0) <= ${body.clientTime}::bigint
        then jsonb_set(saved, array[${place}::text], ${choice}::jsonb) else saved end
      where ${own} and not exists (select from ${quizResults} where ${own})
      returning 1
    `);
    if (kept.length > 0) return;
    const opened = await openedVersion(tx, ctx, body.lessonId);
    throw new DomainError(opened === null ? 'quiz.not_opened' : 'quiz.already_submitted');
  });
  return { message: 'Saved' };
});
