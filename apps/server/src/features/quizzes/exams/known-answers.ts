import { type SittingAnswers, sumOfTimes } from '@hessa/rules/quizzes/exams/judge-answers';
import { sql } from 'drizzle-orm';

/** What a statement about one attempt brings back for its device; the answers only where it knows of others. */
export interface StandingRow {
  endsAt: string;
  holder: string;
  handedInAt: string | null;
  saved: string | null;
}

export const STANDING = sql`ends_at as "endsAt", holder, handed_in_at as "handedInAt",
  case when ${sql.placeholder('known')}::bigint <> (
    select coalesce(sum((answer ->> 'at')::bigint), 0) from jsonb_each(saved) as kept (place, answer)
  ) then saved end as saved`;

/** The answers of a paper for a device that knows of others; undefined where it has them all, or does not say. */
export function newsFor(known: number | undefined, saved: SittingAnswers): SittingAnswers | undefined {
  return known === undefined || known === sumOfTimes(saved) ? undefined : saved;
}
