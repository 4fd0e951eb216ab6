import type { Reply } from '@hessa/contract/client';
import { type Aside, type AsideGaps, changeRecord, type ExamRecord } from './exam-record.ts';

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

/** What was written into each gap. */
const isWords = (choice: unknown): choice is readonly string[] =>
  Array.isArray(choice) && choice.every((words) => typeof words === 'string');

/** An answer in its writer's words, gaps in their order; nothing for one that was only chosen. */
function wordsOf(choice: unknown): string {
  if (typeof choice === 'string') return choice.trim();
  if (!isWords(choice) || choice.every((words) => words.trim() === '')) return '';
  return choice.map((words) => words.trim() || '…').join(' / ');
}

/** What lies aside, to be read: nothing is taken apart again by the signs between its words. */
export const asideText = (aside: Aside): string => (typeof aside === 'string' ? aside : aside.map(wordsOf).join('\n'));

/** The gaps with what was laid aside of them last, and what lies aside then: the same again brings back its words. */
export function putInGaps(aside: AsideGaps, choice: unknown, gaps: number): { choice: string[]; aside: AsideGaps } {
  const laid = aside[aside.length - 1] ?? [];
  const stood = isWords(choice) ? choice : [];
  const put = Array.from({ length: gaps }, (_, at) => laid[at] || (stood[at] ?? ''));
  return { choice: put, aside: [...aside.slice(0, -1), stood].filter((words) => wordsOf(words) !== '') };
}

function standsIn(choice: unknown, newer: unknown): boolean {
  if (!isWords(choice)) return String(newer).includes(wordsOf(choice));
  return choice.every((words, at) => words.trim() === '' || (isWords(newer) && newer[at]?.trim() === words.trim()));
}

/** Nobody's words are lost: what was written here, never arrived and is not in the newer text is laid aside. */
export function laidAside(
  { answers, arrived, aside = {} }: Pick<ExamRecord, 'answers' | 'arrived' | 'aside'>,
  theirs: Readonly<Record<number, { choice: unknown; at: number } | null>>,
): NonNullable<ExamRecord['aside']> {
  const lost = Object.entries(answers).flatMap(([place, { choice, at, order }]) => {
    const newer = theirs[Number(place)];
    const text = wordsOf(choice);
    if (text === '' || order <= arrived || !newer || newer.at <= at || standsIn(choice, newer.choice)) return [];
    const before = aside[Number(place)];
    if (isWords(choice) && typeof before !== 'string') {
      return [[place, [...(before ?? []), choice.map((words) => words.trim())]]];
    }
    return [[place, before === undefined ? text : `${asideText(before)}\n${text}`]];
  });
  return { ...aside, ...Object.fromEntries(lost) };
}

/** Whether another device has the paper: an answer from before it was taken up here does not know of that. */
export function isElsewhere(
  { elsewhere, takenUpAt = -1 }: Pick<ExamRecord, 'elsewhere' | 'takenUpAt'>,
  told: Pick<Standing, 'now' | 'elsewhere'>,
): boolean {
  return told.now > takenUpAt ? told.elsewhere : elsewhere;
}

/** The end of the attempt, whether it is held here, and what was written on it elsewhere. */
export function hearStanding(userId: string, lessonId: number, told: Standing): void {
  const { endsAt, saved = {}, flagged: flags = {} } = told;
  changeRecord(userId, lessonId, (known) => ({
    ...{ endsAt, elsewhere: isElsewhere(known, told), aside: laidAside(known, saved) },
    ...{ answers: withTheirs(known.answers, saved), flagged: withTheirs(known.flagged, flags) },
  }));
}
