import { type FlaggedPlaces, type SittingAnswers, sumOfTimes } from '@hessa/rules/quizzes/exams/judge-answers';
import { sql } from 'drizzle-orm';

/** What a device may not know of yet. */
interface News {
  saved: SittingAnswers;
  flagged: FlaggedPlaces;
}

/** What a statement about one attempt brings back for its device; the news only where it knows of something else. */
export interface AttemptState {
  endsAt: string;
  holder: string;
  handedInAt: string | null;
  /** `News`, as text. */
  news: string | null;
}

export const ATTEMPT_STATE = sql`ends_at as "endsAt", holder, handed_in_at as "handedInAt",
  case when ${sql.placeholder('known')}::bigint <> (
    select coalesce(sum((entry ->> 'at')::bigint), 0)
    from (select value from jsonb_each(saved) union all select value from jsonb_each(flagged)) as kept (entry)
  ) then jsonb_build_object('saved', saved, 'flagged', flagged) end as news`;

/** Answers and flags of a paper for a device that knows of others; nothing where it has them all, or does not say. */
export function newsFor(known: number | undefined, { saved, flagged }: News): Partial<News> {
  return known === undefined || known === sumOfTimes(saved, flagged) ? {} : { saved, flagged };
}
