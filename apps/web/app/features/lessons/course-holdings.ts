import type { Holdings } from '@hessa/rules/lessons/lesson-access';

interface HeldCourse {
  enrollmentDate: string | null;
  extendedUntil?: string | null;
  units: readonly {
    id: number;
    /** Not there in an answer that the phone has kept from before. */
    bought?: { at: string; extendedUntil: string | null } | null;
    extendedUntil?: string | null;
  }[];
}

/** What gives the student access to the units of a course: the course itself, and units bought alone. */
export function courseHoldings({ enrollmentDate, extendedUntil, units }: HeldCourse): Holdings {
  const bought = units.flatMap(({ id, bought: code }) =>
    code ? [[id, grantOf(code.at, code.extendedUntil)] as const] : [],
  );
  const extended = units.flatMap((unit) => {
    const until = moment(unit.extendedUntil);
    return until === null ? [] : [[unit.id, until] as const];
  });
  return { course: grantOf(enrollmentDate, extendedUntil), units: new Map(bought), extended: new Map(extended) };
}

function grantOf(enrolledAt: string | null, extendedUntil: string | null | undefined) {
  return { enrolledAt: moment(enrolledAt), extendedUntil: moment(extendedUntil) };
}

function moment(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}
