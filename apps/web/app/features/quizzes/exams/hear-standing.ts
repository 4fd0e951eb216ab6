import type { Reply } from '@hessa/contract/client';
import { changeRecord } from './exam-record.ts';

/** How an attempt stands, as the server says it with every save. */
export type Standing = NonNullable<Reply<'POST /api/quizresult/save-answers'>['exam']>;

type Kept = Readonly<Record<number, { at: number; order: number }>>;

/** What lies here and what another device set, answers or flags: of two for a question the newer. */
export function withTheirs<Own extends Kept>(
  own: Own,
  theirs: Readonly<Record<number, Omit<Own[number], 'order' | 'signature'> | null>>,
): Own {
  const newer = Object.entries(theirs).flatMap(([place, told]) =>
    told && told.at > (own[Number(place)]?.at ?? -1) ? [[place, { ...told, order: 0 }]] : [],
  );
  return { ...own, ...Object.fromEntries(newer) };
}

/** The end of the attempt, whether it is held here, and what was written on it elsewhere. */
export function hearStanding(userId: string, lessonId: number, told: Standing): void {
  const { endsAt, elsewhere, saved = {}, flagged: flags = {} } = told;
  changeRecord(userId, lessonId, ({ answers, flagged }) => ({
    ...{ endsAt, elsewhere },
    ...{ answers: withTheirs(answers, saved), flagged: withTheirs(flagged, flags) },
  }));
}
