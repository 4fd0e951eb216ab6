/** What is done to students whom somebody ticked in a list. */
export type SelectedChange =
  | { kind: 'grant'; courseId: number; reason: string }
  | { kind: 'extend'; courseId: number; until: string; reason: string }
  | { kind: 'move'; grade: string };

export interface SelectedInput {
  selected: string[];
  change: SelectedChange;
}

/** What came of it, and what it takes to put it back: each changed student with what was there before. */
export interface SelectedResult {
  kind: SelectedChange['kind'];
  done: number;
  /** Still there, but nothing to change: held it already, does not hold it, is in that grade, has more time. */
  skipped: number;
  /** Deleted or forgotten since they were ticked. */
  gone: number;
  /** When it was done. */
  at: string;
  before: { id: string; was: string | null }[];
  undoneAt?: string;
}
