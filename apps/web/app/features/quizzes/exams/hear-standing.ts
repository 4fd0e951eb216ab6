import type { Reply } from '@hessa/contract/client';
import { changeRecord, type ExamRecord } from './exam-record.ts';

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

/** Nobody's words are lost: what was written here, never arrived and is not in the newer text is laid aside. */
export function laidAside(
  { answers, arrived, aside }: Pick<ExamRecord, 'answers' | 'arrived' | 'aside'>,
  theirs: Readonly<Record<number, { choice: unknown; at: number } | null>>,
): NonNullable<ExamRecord['aside']> {
  const lost = Object.entries(answers).flatMap(([place, { choice, at, order }]) => {
    const newer = theirs[Number(place)];
    if (typeof choice !== 'string' || order <= arrived || !newer || newer.at <= at) return [];
    const text = choice.trim();
    return text === '' || String(newer.choice).includes(text) ? [] : [[place, text]];
  });
  return { ...aside, ...Object.fromEntries(lost) };
}

/** The end of the attempt, whether it is held here, and what was written on it elsewhere. */
export function hearStanding(userId: string, lessonId: number, told: Standing): void {
  const { endsAt, elsewhere, saved = {}, flagged: flags = {} } = told;
  changeRecord(userId, lessonId, (known) => ({
    ...{ endsAt, elsewhere, aside: laidAside(known, saved) },
    ...{ answers: withTheirs(known.answers, saved), flagged: withTheirs(known.flagged, flags) },
  }));
}
