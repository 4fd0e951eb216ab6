/** Whether students see a unit or a lesson: always, not until the teacher says so, or from a moment on. */
type Showing =
  | { readonly kind: 'shown' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'from'; readonly at: number };

/** As it lies in a row of a unit or of a lesson. */
export interface StoredShowing {
  readonly hidden: boolean;
  readonly appearsAt: Date | null;
}

/** A lesson is written from the first time that something is put into it; a unit is nothing but what is in it. */
interface Written {
  readonly written?: boolean;
}

/** To a student, what is not shown does not exist: it is in no tree, counts for nothing and stands in nobody's way. */
export function isShown({ hidden, appearsAt, written = true }: StoredShowing & Written, now: number): boolean {
  return written && !hidden && hasAppeared(appearsAt, now);
}

function hasAppeared(appearsAt: Date | null, now: number): boolean {
  return appearsAt === null || appearsAt.getTime() <= now;
}

/** A moment that has come says no more than that it is shown. */
export function showingOf({ hidden, appearsAt }: StoredShowing, now: number): Showing {
  if (hidden) return { kind: 'hidden' };
  if (appearsAt === null || hasAppeared(appearsAt, now)) return { kind: 'shown' };
  return { kind: 'from', at: appearsAt.getTime() };
}

export function storedShowing(showing: Showing): StoredShowing {
  return { hidden: showing.kind === 'hidden', appearsAt: showing.kind === 'from' ? new Date(showing.at) : null };
}
