import type { TaughtUnit } from '../../../teach-shell/editing/use-taught-course.ts';

/** The units as students have them now, each with its place in the whole course. */
export function shownOnly(units: readonly TaughtUnit[]) {
  return units
    .map((unit, place) => ({ ...unit, place }))
    .filter(({ showing }) => showing.kind === 'shown')
    .map((unit) => ({ ...unit, lessons: unit.lessons.filter(({ showing }) => showing.kind === 'shown') }));
}
