/** How many lessons a student may set out to finish in a week, and what somebody who begins is asked for. */
export const WEEKLY_GOAL = { least: 1, most: 14, first: 3 } as const;
