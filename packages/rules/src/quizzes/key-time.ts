import { type Curriculum, type Holdings, widestWindow } from '../lessons/lesson-access.ts';
import { endOf } from '../units/unit-window.ts';
import { type ExamTerms, lastStart } from './exams/exam-terms.ts';
import { isFurtherAttemptShut } from './exams/further-attempt.ts';

/** When a student who has handed a quiz in sees which answers were right. */
export const KEY_TIMES = ['at-once', 'after-window', 'never'] as const;
export type KeyTime = (typeof KEY_TIMES)[number];

/**
 * Of an exam: when the last of its students has handed in, null where that has no end, and the terms by which this one
 * may sit it again as long as the unit lets them, null where no attempt is left.
 */
export type ExamEnd = { readonly at: number | null; readonly again: ExamTerms | null };

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
  const latest = widestWindow(curriculum, holdings, unitId, now);
  if (keyTime === 'at-once') {
    const terms = exam?.again;
    if (!terms || isFurtherAttemptShut(latest, terms)) return null;
    // From then on nobody starts the attempt that is left.
    return { opensAt: lastStart(terms) ?? (latest ? endOf(latest) : null), because: 'attempt-left' };
  }
  if (exam && exam.at !== null) return now > exam.at ? null : { opensAt: exam.at };
  if (latest?.kind === 'ended') return null;
  return { opensAt: latest?.kind === 'open' ? latest.endsAt : null };
}
