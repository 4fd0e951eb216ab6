import { formatCode } from '@hessa/rules/codes/code-text';
import { isFree } from '@hessa/rules/courses/price';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/tenant-transaction.ts';
import { unsealCode } from '../features/codes/code-seal.ts';
import { codes } from '../features/codes/codes-table.ts';
import { makeCodes } from '../features/codes/make-codes.ts';
import { courses as coursesTable } from '../features/courses/courses-table.ts';
import { units } from '../features/units/units-table.ts';
import type { Secrets } from '../settings/key-ring.ts';
import type { SeededCourse } from './demo-courses.ts';

const CODES_A_COURSE = 5;
const CODES_A_LECTURE = 3;
const LECTURES_WITH_CODES = 4;

/** Codes for every paid course, and for the first unit of several. */
export async function makeDemoCodes(
  tx: Tx,
  secrets: Secrets,
  tenantId: string,
  courses: readonly SeededCourse[],
  now: Date,
): Promise<void> {
  const paid = courses.filter(({ demo }) => demo.active && !isFree(demo.pricePiastres));
  for (const course of paid) {
    const batch = { kind: 'course' as const, courseId: course.id, label: 'تجربة', size: CODES_A_COURSE };
    await makeCodes(tx, secrets, tenantId, batch, now);
  }
  for (const course of paid.slice(0, LECTURES_WITH_CODES)) {
    const unitId = course.units[0]?.id ?? null;
    const batch = { kind: 'lecture' as const, courseId: course.id, unitId, label: 'تجربة', size: CODES_A_LECTURE };
    await makeCodes(tx, secrets, tenantId, batch, now);
  }
}

export interface UnusedCode {
  code: string;
  opens: string;
}

/** One unused code of each kind and course, to show at start. */
export async function unusedDemoCodes(tx: Tx, secrets: Secrets, tenantId: string): Promise<UnusedCode[]> {
  const rows = await tx
    .selectDistinctOn([codes.kind, codes.courseId], { code: codes, course: coursesTable.name, unit: units.name })
    .from(codes)
    .innerJoin(coursesTable, and(eq(coursesTable.tenantId, codes.tenantId), eq(coursesTable.id, codes.courseId)))
    .leftJoin(units, and(eq(units.tenantId, codes.tenantId), eq(units.id, codes.unitId)))
    .where(and(eq(codes.tenantId, tenantId), isNull(codes.redeemedBy), isNull(codes.voidedAt)))
    .orderBy(asc(codes.kind), asc(codes.courseId), asc(codes.serial));
  return rows.map(({ code, course, unit }) => ({
    code: formatCode(unsealCode(secrets, code.sealed)),
    opens: unit === null ? `course: ${course}` : `lecture: ${unit} (${course})`,
  }));
}
