import { countTooLate } from '@hessa/rules/quizzes/last-chance';
import { moreGenerousWindow } from '@hessa/rules/units/more-generous-window';
import { endOf, isOpen, type UnitWindow } from '@hessa/rules/units/unit-window';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type HeldRights, heldWindows, weekBegan } from '../units/held-windows.ts';
import { type CountPapers, findHeld, type Held } from './find-held.ts';

export type HeldUnit = ReturnType<typeof present>;

/** What is asked of many students at once: when a unit ends, in milliseconds, and what is done of it. */
export type HeldTime = ReturnType<typeof presentTime>;

const WITHOUT_PAPERS: CountPapers = () =>
  sql`select null::uuid as student_id, null::bigint as unit_id, 0 as papers, 0 as papers_over, null::json as placed limit 0`;

/**
 * Every unit that these students hold, with its time and what is done of it: one statement, however many they are.
 * Newest course first, its units in their order.
 */
export async function findHeldUnits(tx: Tx, tenantId: string, studentIds: readonly string[], now: Date) {
  const held = await findHeld(tx, tenantId, studentIds, now, WITHOUT_PAPERS);
  return held.map((each) => present(each, now));
}

/** The same in short, with the papers: of a page of students, who hold thousands of units. */
export async function findHeldTimes(
  tx: Tx,
  tenantId: string,
  studentIds: readonly string[],
  now: Date,
  countPapers: CountPapers,
) {
  const held = await findHeld(tx, tenantId, studentIds, now, countPapers);
  return held.map((each) => presentTime(each, now));
}

const rightsOf = (held: Held): HeldRights => ({
  ...held,
  position: held.unit.position,
  openToAll: held.course.openToAll,
});

function windowOf(held: Held, now: Date): UnitWindow {
  return heldWindows(rightsOf(held), now).reduce(moreGenerousWindow);
}

function present(held: Held, now: Date) {
  const { studentId, course, unit, enrolment, extension, finished } = held;
  const window = windowOf(held, now);
  const endsAt = endOf(window);
  return {
    ...{ studentId, courseId: course.id, courseName: course.name, openToAll: course.openToAll },
    ...{ unitId: unit.id, name: unit.name },
    /** How the course was got; null for one of which only single units were bought. */
    source: enrolment?.source ?? null,
    courseUntil: enrolment?.extendedUntil?.toISOString() ?? null,
    number: unit.position + 1,
    time: { state: stateOf(window), endsAt: endsAt === null ? null : new Date(endsAt).toISOString() },
    extendedUntil: extension?.until.toISOString() ?? null,
    lessons: lessonsOf(held, endsAt),
    finished: finished.all,
    /** When its own week began: what is not handed in before that is not missing. */
    weekBegan: weekBegan(rightsOf(held)),
  };
}

function presentTime(held: Held, now: Date) {
  const { studentId, unit, finished, papers } = held;
  const window = windowOf(held, now);
  const endsAt = endOf(window);
  return {
    studentId,
    unitId: unit.id,
    time: { state: stateOf(window), endsAt },
    lessons: lessonsOf(held, endsAt),
    finished: finished.all,
    quizzes: unit.quizzes,
    papers: papers.all,
    /** Of quizzes and papers those of exams that nobody can start any more. */
    quizzesOver: unit.quizzesOver,
    papersOver: papers.over,
    /** When these, and those handed in of them, could be seen, of those that came late for anybody. */
    placed: unit.placed,
    papersPlaced: papers.placed,
    /** When its own week began: what is not handed in before that is not missing. */
    weekBegan: weekBegan(rightsOf(held)),
  };
}

/** What is the student's to do: what closed for good and was never there in the unit's time is not, unless it is done. */
function lessonsOf(held: Held, until: number | null): number {
  const { unit, finished } = held;
  const time = { from: weekBegan(rightsOf(held)), until };
  return unit.lessons - (countTooLate(time, unit.lessonsPlaced) - countTooLate(time, finished.placed));
}

const stateOf = (window: UnitWindow): 'open' | 'closed' => (isOpen(window) ? 'open' : 'closed');
