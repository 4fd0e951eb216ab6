import type { redeemCourseCode as endpoint } from '@hessa/contract/codes/redeem-course-code';
import { courseOwnership, type Ownership } from '@hessa/rules/codes/redeem-decision';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { refuseOtherAccount } from '../../http/refuse-other-account.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { units } from '../units/units-table.ts';
import { type Code, redeemCode } from './redeem-code.ts';

export async function redeemCourseCode(
  ctx: AccountContext,
  { query }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  if (query.StudentId !== undefined) await refuseOtherAccount(ctx, query.StudentId);
  const redeemed = await redeemCode(ctx, query.Code, {
    kind: 'course',
    isWanted: (code) => query.CourseId === undefined || code.courseId === query.CourseId,
    ownership: (tx, code) => ownershipOf(tx, ctx, code),
    grant: (tx, code) => enrol(tx, ctx, code),
  });
  const course = redeemed.code && (await courseName(ctx, redeemed.code.courseId));
  if (redeemed.kind === 'refused') throw refusal(redeemed.why, course ?? '');
  return {
    message: 'Course added successfully',
    data: { courseId: redeemed.code.courseId, courseName: course ?? '' },
  };
}

function refusal(why: 'not-found' | 'already-used' | 'other-course' | 'still-open', course: string): DomainError {
  switch (why) {
    case 'not-found':
      return new DomainError('code.not_found');
    case 'already-used':
      return new DomainError('code.already_used');
    case 'other-course':
      return new DomainError('code.other_course', { course });
    case 'still-open':
      return new DomainError('code.still_open');
  }
}

async function ownershipOf(tx: Tx, ctx: AccountContext, code: Code): Promise<Ownership> {
  const [row] = await tx
    .select({ enrolment: enrolments, openToAll: courses.openToAll, unitCount: count(units.id) })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenantId, enrolments.tenantId), eq(courses.id, enrolments.courseId)))
    .leftJoin(units, and(eq(units.tenantId, enrolments.tenantId), eq(units.courseId, enrolments.courseId)))
    .where(
      and(
        eq(enrolments.tenantId, ctx.tenant.id),
        eq(enrolments.studentId, ctx.account.id),
        eq(enrolments.courseId, code.courseId),
      ),
    )
    .groupBy(
      enrolments.tenantId,
      enrolments.studentId,
      enrolments.courseId,
      enrolments.enrolledAt,
      enrolments.extendedUntil,
      enrolments.source,
      courses.openToAll,
    );
  if (!row) return 'none';
  const { enrolledAt, extendedUntil } = row.enrolment;
  return courseOwnership(
    { enrolledAt: enrolledAt.getTime(), extendedUntil: extendedUntil?.getTime() ?? null },
    row,
    ctx.now.getTime(),
  );
}

/** A course whose windows are all over starts again from today. */
async function enrol(tx: Tx, ctx: AccountContext, code: Code): Promise<void> {
  const fresh = { enrolledAt: ctx.now, extendedUntil: null, source: 'code' as const };
  await tx
    .insert(enrolments)
    .values({ tenantId: ctx.tenant.id, studentId: ctx.account.id, courseId: code.courseId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.tenantId, enrolments.studentId, enrolments.courseId], set: fresh });
}

async function courseName(ctx: AccountContext, courseId: number): Promise<string | null> {
  const [course] = await ctx.withTenant(
    (tx) =>
      tx
        .select({ name: courses.name })
        .from(courses)
        .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, courseId))),
    'read',
  );
  return course?.name ?? null;
}
