import type { Gauges } from './gauges.ts';

const ACHIEVEMENTS = ['active-viewer', 'quiz-progress', 'excellent-performance'] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];

const EARNED: Record<Achievement, (gauges: Gauges) => boolean> = {
  'active-viewer': ({ videos }) => videos >= 50,
  'quiz-progress': ({ quizzes }) => quizzes >= 50,
  'excellent-performance': ({ average }) => average >= 80,
};

/** All three in their fixed order, so that a screen can also show those not earned yet. */
export function achievements(gauges: Gauges): { readonly achievement: Achievement; readonly earned: boolean }[] {
  return ACHIEVEMENTS.map((achievement) => ({ achievement, earned: EARNED[achievement](gauges) }));
}
