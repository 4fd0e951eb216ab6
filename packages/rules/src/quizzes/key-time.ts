import { type Curriculum, type Holdings, unitGrants } from '../lessons/lesson-access.ts';
import { compareWindows } from '../units/more-generous-window.ts';

/** When a student who has handed a quiz in sees which answers were right. */
export const KEY_TIMES = ['at-once', 'after-window'] as const;
export type KeyTime = (typeof KEY_TIMES)[number];

/**
 * Why the key of a paper is still hidden from its student, or null when it may be seen. Whoever could see it while
 * others still answer would feed them; so it waits for the end of the student's own window, the later of two. Where
 * no window ends, it waits for the teacher.
 */
export type HiddenKey = { readonly opensAt: number | null };

export function hiddenKey(
  keyTime: KeyTime,
  curriculum: Curriculum,
  holdings: Holdings,
  unitId: number,
  now: number,
): HiddenKey | null {
  if (keyTime === 'at-once') return null;
  const unitIndex = curriculum.units.findIndex(({ id }) => id === unitId);
  const windows = unitGrants(curriculum, holdings, unitIndex, now).map(({ window }) => window);
  const [latest] = windows.sort((one, other) => compareWindows(other, one));
  if (latest?.kind === 'ended') return null;
  return { opensAt: latest?.kind === 'open' ? latest.endsAt : null };
}
