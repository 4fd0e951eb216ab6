import { formatCode } from '@hessa/rules/codes/code-text';
import { moreGenerousWindow } from '@hessa/rules/units/more-generous-window';
import { isOpen, type UnitWindow } from '@hessa/rules/units/unit-window';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PublicContext } from '../../calls/context.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { unsealCode } from '../codes/code-seal.ts';
import { codes } from '../codes/codes-table.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { ANSWERED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { heldWindows } from '../units/held-windows.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';

interface Row {
  courseId: string;
  courseName: string;
  openToAll: boolean;
  source: 'code' | 'free' | 'granted' | null;
  enrolledAt: string | null;
  courseUntil: string | null;
  unitId: string;
  unitName: string;
  position: number;
  grantedAt: string | null;
  grantUntil: string | null;
  unitUntil: string | null;
  lessons: number;
  finished: number;
}

type CardCourse = Awaited<ReturnType<typeof cardCourses>>[number];
export type CardUnit = CardCourse['units'][number];

/** The student's courses with every unit that is held of them, as two statements however many there are. */
export async function cardCourses(tx: Tx, ctx: PublicContext, studentId: string) {
  const tenantId = ctx.tenant.id;
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with held as (
      select course_id from ${enrolments} where tenant_id = ${tenantId} and student_id = ${studentId}
      union select course_id from ${unitGrants} where tenant_id = ${tenantId} and student_id = ${studentId}
    )
    select c.id as "courseId", c.name as "courseName", c.open_to_all as "openToAll", e.source,
      e.enrolled_at as "enrolledAt", e.extended_until as "courseUntil", u.id as "unitId", u.name as "unitName",
      u.position, g.granted_at as "grantedAt", g.extended_until as "grantUntil", x.until as "unitUntil",
      (select count(*) from ${lessons} l where l.tenant_id = ${tenantId} and l.unit_id = u.id
        and ${isShownInSql('l', ctx.now)} and (l.type not in ${ANSWERED_KINDS} or l.question_count > 0))::int as lessons,
      (select count(*) from ${lessonProgress} p join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id
        where p.tenant_id = ${tenantId} and p.student_id = ${studentId} and p.course_id = c.id
          and p.completed_at is not null and l.unit_id = u.id and ${isShownInSql('l', ctx.now)})::int as finished
    from held h
    join ${courses} c on c.tenant_id = ${tenantId} and c.id = h.course_id
    join ${units} u on u.tenant_id = ${tenantId} and u.course_id = c.id and ${isShownInSql('u', ctx.now)}
    left join ${enrolments} e on e.tenant_id = ${tenantId} and e.student_id = ${studentId} and e.course_id = c.id
    left join ${unitGrants} g on g.tenant_id = ${tenantId} and g.student_id = ${studentId} and g.course_id = c.id
      and g.unit_id = u.id
    left join ${unitExtensions} x on x.tenant_id = ${tenantId} and x.student_id = ${studentId} and x.course_id = c.id
      and x.unit_id = u.id
    where e.student_id is not null or g.student_id is not null
    order by e.enrolled_at desc nulls last, c.id desc, u.position, u.id`,
  );
  const used = await usedCodes(tx, ctx, studentId);
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return [...byCourse.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      courseId: Number(first.courseId),
      courseName: first.courseName,
      source: first.source,
      code: first.source === 'code' ? (used.get(Number(first.courseId)) ?? null) : null,
      extendedUntil: momentText(first.courseUntil),
      openToAll: first.openToAll,
      units: own.map((row) => cardUnit(row, ctx.now)),
    };
  });
}

function cardUnit(row: Row, now: Date) {
  const window = windowOf(row, now);
  return {
    unitId: Number(row.unitId),
    number: row.position + 1,
    name: row.unitName,
    time: { state: isOpen(window) ? ('open' as const) : ('closed' as const), endsAt: endOf(window) },
    extendedUntil: momentText(row.unitUntil),
    lessons: row.lessons,
    finished: row.finished,
    /** When its own week began: what is not handed in before that is not missing. */
    weekBegan: weekBegan(row),
  };
}

function windowOf(row: Row, now: Date): UnitWindow {
  const until = (text: string | null) => (text === null ? null : new Date(text));
  const windows = heldWindows(
    {
      enrolment: row.enrolledAt
        ? { enrolledAt: new Date(row.enrolledAt), extendedUntil: until(row.courseUntil) }
        : null,
      grant: row.grantedAt ? { grantedAt: new Date(row.grantedAt), extendedUntil: until(row.grantUntil) } : null,
      extension: row.unitUntil === null ? null : { until: new Date(row.unitUntil) },
      position: row.position,
      openToAll: row.openToAll,
    },
    now,
  );
  return windows.reduce(moreGenerousWindow);
}

function weekBegan({ enrolledAt, grantedAt, position }: Row): number {
  const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
  const byCourse = enrolledAt === null ? Number.POSITIVE_INFINITY : Date.parse(enrolledAt) + position * WEEK_MS;
  const byGrant = grantedAt === null ? Number.POSITIVE_INFINITY : Date.parse(grantedAt);
  return Math.min(byCourse, byGrant);
}

function endOf(window: UnitWindow): string | null {
  if (window.kind === 'open') return new Date(window.endsAt).toISOString();
  return window.kind === 'ended' ? new Date(window.endedAt).toISOString() : null;
}

function momentText(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** The newest course code that the student used for each course. */
async function usedCodes(tx: Tx, ctx: PublicContext, studentId: string): Promise<Map<number, string>> {
  const rows = await tx
    .select({ courseId: codes.courseId, sealed: codes.sealed })
    .from(codes)
    .where(and(eq(codes.tenantId, ctx.tenant.id), eq(codes.redeemedBy, studentId), eq(codes.kind, 'course')))
    .orderBy(desc(codes.redeemedAt))
    .limit(50);
  const newest = new Map<number, string>();
  for (const { courseId, sealed } of rows) {
    if (!newest.has(courseId)) newest.set(courseId, formatCode(unsealCode(ctx.platform.secrets, sealed)));
  }
  return newest;
}
