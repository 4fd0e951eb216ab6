import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { readStored, removeStored, writeStored } from '../../../session/safe-storage.ts';
import { createStoredNews } from '../../../session/stored-news.ts';
import { examNow } from './exam-clock.ts';

export interface WrittenAnswer {
  choice: Answer;
  /** Counted from the start, by the server's clock. */
  at: number;
  /** 0 for one that the server told of: it need not be sent. */
  order: number;
  signature?: string;
}

export type WrittenFlag = Pick<WrittenAnswer, 'at' | 'order'> & { on: boolean };

/** The words of each gap, once for every time that gaps were laid aside; the last is the newest. */
export type AsideGaps = readonly (readonly string[])[];

/** Texts are one, a line each; an attempt that an earlier version began may have the words of gaps so too. */
export type Aside = string | AsideGaps;

/** An attempt as this phone keeps it, under its owner's name: it outlives the page, the line and the battery. */
export interface ExamRecord {
  number: number;
  key: string;
  startedAt: number;
  endsAt: number;
  index: number;
  /** Questions to come back to, and those that no longer are. */
  flagged: Readonly<Record<number, WrittenFlag>>;
  answers: Readonly<Record<number, WrittenAnswer>>;
  /** What was written here and had not arrived when another device wrote something newer in its place. */
  aside?: Readonly<Record<number, Aside>>;
  /** The last answer or flag set here, and the last that is known to have arrived. */
  order: number;
  arrived: number;
  /** Taken up on another device since. */
  elsewhere: boolean;
  /** When it was taken up here, by the server's clock; absent in an attempt that an earlier version began. */
  takenUpAt?: number;
  /** When its page was left, while it is; and how often and how long it was until now. */
  leftAt?: number | null;
  away?: { times: number; seconds: number };
  /** Handed in, by a press or by time, whether or not the server knows. */
  handedIn: 'student' | 'time' | null;
}

const news = createStoredNews();

export const recordKey = (userId: string, lessonId: number): string => `exam:${userId}:${lessonId}`;

/** Whatever is damaged counts as nothing kept. */
export function parseRecord(text: string | null): ExamRecord | null {
  try {
    const value = JSON.parse(text ?? 'null') as ExamRecord | null;
    return typeof value?.number === 'number' && typeof value.answers === 'object'
      ? { ...value, flagged: value.flagged ?? {} }
      : null;
  } catch {
    return null;
  }
}

export function readRecord(userId: string, lessonId: number): ExamRecord | null {
  return parseRecord(readStored(recordKey(userId, lessonId)));
}

/** The places of the questions to come back to. */
export const flagsOf = ({ flagged }: ExamRecord): number[] =>
  Object.keys(flagged)
    .map(Number)
    .filter((place) => flagged[place]?.on);

/** The moment of what is set now, counted from the start: never before what was answered last. */
export function momentIn({ answers, startedAt }: ExamRecord): number {
  const last = Math.max(0, ...Object.values(answers).map(({ at }) => at));
  return Math.max(last, Math.round(examNow() - startedAt));
}

export function writeRecord(userId: string, lessonId: number, record: ExamRecord): void {
  writeStored(recordKey(userId, lessonId), JSON.stringify(record));
  news.tell();
}

/** Changes what is kept now, which another tab may have written since. */
export function changeRecord(
  userId: string,
  lessonId: number,
  change: (record: ExamRecord) => Partial<ExamRecord>,
): ExamRecord | null {
  const known = readRecord(userId, lessonId);
  if (!known) return null;
  const next = { ...known, ...change(known) };
  writeRecord(userId, lessonId, next);
  return next;
}

export function removeRecord(userId: string, lessonId: number): void {
  removeStored(recordKey(userId, lessonId));
  news.tell();
}

/** Hears of every change of a record, also by another tab. */
export const watchRecords = news.watch;
