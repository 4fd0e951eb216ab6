/** A marked paper, by what tells it from others. */
interface Paper {
  readonly courseId: number;
  readonly lessonId: number;
  readonly submittedAt: string;
}

/** As many of the newest marks as the home page is told of. */
export const HOME_MARKS = 10;

/** The marks that a visit saw; 0 for `from` where that was all of them, and else older ones were left out. */
interface Seen {
  readonly papers: readonly string[];
  readonly from: number;
}

/** When this phone last showed the home page and with which marks, and what the visit before this one had seen. */
export type Visits = {
  readonly lastSeenAt: number;
  /** When the visit before this one ended; null in the first. */
  readonly before: number | null;
  /** Missing in what a phone kept when only times were remembered. */
  readonly seen?: Seen | undefined;
  /** What was seen when the visit before this one ended. */
  readonly known?: Seen | undefined;
};

/** A page that is loaded again within this time is the same visit: what was new stays in sight. */
export const SAME_VISIT_MS = 30 * 60 * 1000;
/** What a first visit on a phone calls new. */
const FIRST_VISIT_MS = 7 * 24 * 60 * 60 * 1000;

export function visitAt(last: Visits | null, now: number, papers: readonly Paper[]): Visits {
  const isAll = papers.length < HOME_MARKS;
  const seen = {
    papers: papers.map(keyOf),
    from: isAll ? 0 : Math.min(...papers.map(({ submittedAt }) => Date.parse(submittedAt))),
  };
  if (last === null) return { lastSeenAt: now, before: null, seen };
  const isSame = now - last.lastSeenAt < SAME_VISIT_MS;
  return isSame
    ? { ...last, lastSeenAt: now, seen }
    : { lastSeenAt: now, before: last.lastSeenAt, seen, known: last.seen };
}

/**
 * Whether a mark is new to the visit. A paper that was marked by hand, or told with all others, may have been handed in
 * long before: it is new because the last visit had not seen its mark.
 */
export function isNewMark(paper: Paper, { before, lastSeenAt, known }: Visits): boolean {
  const handedIn = Date.parse(paper.submittedAt);
  if (handedIn > (before ?? lastSeenAt - FIRST_VISIT_MS)) return true;
  return known !== undefined && handedIn >= known.from && !known.papers.includes(keyOf(paper));
}

function keyOf({ courseId, lessonId }: Paper): string {
  return `${courseId}/${lessonId}`;
}
