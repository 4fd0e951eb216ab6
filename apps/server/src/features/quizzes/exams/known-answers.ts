import { type SittingAnswers, sumOfTimes } from '@hessa/rules/quizzes/exams/judge-answers';
import { type SQL, sql } from 'drizzle-orm';

/** What a statement about one attempt brings back for its device; the answers only where it knows of others. */
export interface StandingRow {
  endsAt: string;
  holder: string;
  handedInAt: string | null;
  saved: string | null;
}

export const standingFor = (known: SQL) => sql`ends_at as "endsAt", holder, handed_in_at as "handedInAt",
  case when ${known} <> (
    select coalesce(sum((answer ->> 'at')::bigint), 0) from jsonb_each(saved) as kept (place, answer)
  ) then saved end as saved`;

/** The answers of a paper for a device that knows of others; undefined where it has them all, or does not say. */
export function newsFor(known: number | undefined, saved: SittingAnswers): SittingAnswers | undefined {
  return known === undefined || known === sumOfTimes(saved) ? undefined : saved;
}
