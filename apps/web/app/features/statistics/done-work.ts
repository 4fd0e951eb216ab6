import type { Done } from '@hessa/rules/statistics/milestones';

/** A lesson that the server knows to be done, by what it counts for. */
export interface DoneWork {
  counted: readonly (keyof Done)[];
}
