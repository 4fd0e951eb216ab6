/** As many as stand in a row. */
export const SHOWN_COURSES = 4;

/** The first of each list, then the second of each, until the row is full: no grade fills it while another has some. */
export function takeTurns<Thing>(lists: readonly (readonly Thing[])[]): Thing[] {
  return Array.from({ length: SHOWN_COURSES }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, SHOWN_COURSES);
}
