import type { redeemCourseCode as endpoint } from '@hessa/contract/codes/redeem-course-code';
import { courseOwnership, type Ownership } from '@hessa/rules/codes/redeem-decision';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { refuseOtherStudent } from '../enrolment/refuse-other-student.ts';
import { units } from '../units/units-table.ts';
import type { FoundRow } from './find-code.ts';
import { type RefusalReason, redeemCode } from './redeem-code.ts';

export async function redeemCourseCode(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await refuseOtherStudent(ctx, query);
  const redeemed = await redeemCode(ctx, query.Code, {
    kind: 'course',
    isWanted: (code) => query.CourseId === undefined || code.courseId === query.CourseId,
    ownership: (tx, code) => ownershipOf(tx, ctx, code),
    grant: (tx, code) => enrol(tx, ctx, code),
  });
  if (redeemed.kind === 'refused') throw refusal(redeemed.why, redeemed.code?.courseName ?? '');
  const { courseId, courseName } = redeemed.code;
  return { message: 'Course added successfully', data: { courseId, courseName } };
}

function refusal(why: RefusalReason, course: string): DomainError {
  switch (why) {
    case 'not-found':
      return new DomainError('code.not_found');
    case 'already-used':
      return new DomainError('code.already_used');
    case 'other-course':
      return new DomainError('code.other_course', { course });
    case 'still-open':
      return new DomainError('code.still_open');
    case 'other-kind':
      return new DomainError('code.other_kind');
  }
}

async function ownershipOf(tx: Tx, ctx: AccountContext, code: FoundRow): Promise<Ownership> {
  const unitsOfCourse = and(eq(units.tenantId, ctx.tenant.id), eq(units.courseId, code.courseId));
  const [row] = await tx
    .select({
      enrolledAt: enrolments.enrolledAt,
      extendedUntil: enrolments.extendedUntil,
      openToAll: courses.openToAll,
      unitCount: tx.$count(units, unitsOfCourse),
    })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
    .where(
      and(
        eq(enrolments.tenantId, ctx.tenant.id),
        eq(enrolments.studentId, ctx.account.id),
        eq(enrolments.courseId, code.courseId),
      ),
    );
  if (!row) return 'none';
  const enrolment = { enrolledAt: row.enrolledAt.getTime(), extendedUntil: row.extendedUntil?.getTime() ?? null };
  return courseOwnership(enrolment, row, ctx.now.getTime());
}

/** A course whose windows are all over starts again from today. */
async function enrol(tx: Tx, ctx: AccountContext, code: FoundRow): Promise<void> {
  const fresh = { enrolledAt: ctx.now, extendedUntil: null, source: 'code' as const };
  await tx
    .insert(enrolments)
    .values({ tenantId: ctx.tenant.id, studentId: ctx.account.id, courseId: code.courseId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.tenantId, enrolments.studentId, enrolments.courseId], set: fresh });
}
