import { type Curriculum, type Holdings, unitGrants } from '../lessons/lesson-access.ts';
import { compareWindows } from '../units/more-generous-window.ts';

/** When a student who has handed a quiz in sees which answers were right. */
export const KEY_TIMES = ['at-once', 'after-window', 'never'] as const;
export type KeyTime = (typeof KEY_TIMES)[number];

/**
 * Of an exam: when the last of its students has handed in, null where that has no end, and whether this one may sit it
 * again.
 */
export type ExamEnd = { readonly at: number | null; readonly maySitAgain: boolean };

/**
 * Why the key of a paper is still hidden from its student, or null when it may be seen. Whoever could see it while
 * others still answer would feed them; so it waits for the end of the student's own window, the later of two. Where
 * no window ends, it waits for the teacher. An exam that closes has an end of its own; and whoever has an attempt left
 * would only copy the key.
 */
export type HiddenKey = {
  readonly opensAt: number | null;
  /** Why, where it is the student's own doing: an attempt that runs, or one that may still be started. */
  readonly because?: 'sitting' | 'attempt-left';
};

export function hiddenKey(
  keyTime: KeyTime,
  curriculum: Curriculum,
  holdings: Holdings,
  unitId: number,
  now: number,
  exam: ExamEnd | null = null,
): HiddenKey | null {
  if (keyTime === 'never') return { opensAt: null };
  if (keyTime === 'at-once') return exam?.maySitAgain ? { opensAt: exam.at, because: 'attempt-left' } : null;
  if (exam && exam.at !== null) return now > exam.at ? null : { opensAt: exam.at };
  const unitIndex = curriculum.units.findIndex(({ id }) => id === unitId);
  const windows = unitGrants(curriculum, holdings, unitIndex, now).map(({ window }) => window);
  const [latest] = windows.sort((one, other) => compareWindows(other, one));
  if (latest?.kind === 'ended') return null;
  return { opensAt: latest?.kind === 'open' ? latest.endsAt : null };
}
