/** What a student has done up to now. Each only ever grows, so that a stamp once earned stays. */
export type Done = {
  readonly videos: number;
  readonly quizzes: number;
  /** Quizzes with every mark. */
  readonly fullMarks: number;
  /** Units of which nothing is left. */
  readonly units: number;
  readonly busyWeeks: number;
};

/** What each is counted by, and how much of it earns the stamp; in the order in which they are usually earned. */
const MILESTONES = {
  'first-video': { counts: 'videos', wanted: 1 },
  'first-quiz': { counts: 'quizzes', wanted: 1 },
  'whole-unit': { counts: 'units', wanted: 1 },
  'full-mark': { counts: 'fullMarks', wanted: 1 },
  'ten-videos': { counts: 'videos', wanted: 10 },
  'ten-quizzes': { counts: 'quizzes', wanted: 10 },
  'steady-month': { counts: 'busyWeeks', wanted: 4 },
  'three-full-marks': { counts: 'fullMarks', wanted: 3 },
  'fifty-videos': { counts: 'videos', wanted: 50 },
} as const satisfies Record<string, { counts: keyof Done; wanted: number }>;

export type Milestone = keyof typeof MILESTONES;

export type Reached = {
  readonly milestone: Milestone;
  readonly wanted: number;
  /** Never more than what is wanted. */
  readonly done: number;
  readonly earned: boolean;
};

/** All of them, so that those still to be earned can say how far it is. */
export function milestones(done: Done): Reached[] {
  return (Object.keys(MILESTONES) as Milestone[]).map((milestone) => {
    const { counts, wanted } = MILESTONES[milestone];
    const counted = Math.min(done[counts], wanted);
    return { milestone, wanted, done: counted, earned: counted >= wanted };
  });
}

/**
 * What this piece of work earned by itself, where nobody knows what stood there before: a count that has just come to
 * its stamp.
 */
export function earnedBy(counted: readonly (keyof Done)[], done: Done): Milestone[] {
  return (Object.keys(MILESTONES) as Milestone[]).filter((milestone) => {
    const { counts, wanted } = MILESTONES[milestone];
    return counted.includes(counts) && done[counts] === wanted;
  });
}

/** What was earned since this was last looked at; nothing where nobody ever looked. */
export function newlyEarned(earned: readonly Milestone[], seen: readonly string[] | null): Milestone[] {
  return seen === null ? [] : earned.filter((milestone) => !seen.includes(milestone));
}
