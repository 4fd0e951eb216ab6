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

/** What was written into each gap. */
const isWords = (choice: unknown): choice is readonly string[] =>
  Array.isArray(choice) && choice.every((words) => typeof words === 'string');

const NO_WORDS = '…';
const BETWEEN_GAPS = ' / ';

/** An answer in its writer's words, gaps in their order; nothing for one that was only chosen. */
function wordsOf(choice: unknown): string {
  if (typeof choice === 'string') return choice.trim();
  if (!isWords(choice) || choice.every((words) => words.trim() === '')) return '';
  return choice.map((words) => words.trim() || NO_WORDS).join(BETWEEN_GAPS);
}

/** The gaps with what was laid aside of them last, and what lies aside then: the same again brings back its words. */
export function putInGaps(aside: string, choice: unknown, gaps: number): { choice: string[]; aside: string } {
  const others = aside.split('\n');
  const laid = (others.pop() ?? '').split(BETWEEN_GAPS);
  const stood = isWords(choice) ? choice : [];
  const put = Array.from({ length: gaps }, (_, at) => {
    const words = laid[at] ?? NO_WORDS;
    return words === NO_WORDS ? (stood[at] ?? '') : words;
  });
  return { choice: put, aside: [...others, wordsOf(stood)].filter(Boolean).join('\n') };
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
    return [[place, before === undefined ? text : `${before}\n${text}`]];
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
