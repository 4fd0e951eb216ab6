import { redeemCourseCode as endpoint } from '@hessa/contract/codes/redeem-course-code';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseOtherStudent } from '../enrolment/refuse-other-student.ts';
import { startEnrolment } from '../enrolment/start-enrolment.ts';
import { findCourseOwnership } from '../units/find-course-ownership.ts';
import { type Redemption, type RefusalReason, redeemCode } from './redeem-code.ts';

export const redeemCourseCode = handle(endpoint, async (ctx, { query }) => {
  await refuseOtherStudent(ctx, query);
  const redeemed = await redeemCode(ctx, query.Code, courseRedemption(ctx, query.CourseId));
  if (redeemed.kind === 'refused') throw refusal(redeemed.why, redeemed.code?.courseName ?? '');
  const { alreadyYours, code } = redeemed;
  const { courseId, courseName } = code;
  return { message: 'Course added successfully', data: { courseId, courseName, alreadyYours } };
});

/** Without a course, whichever the code opens is wanted. */
export function courseRedemption(ctx: AccountContext, courseId?: number): Redemption {
  return {
    kind: 'course',
    isWanted: (code) => courseId === undefined || code.courseId === courseId,
    ownership: (tx, code) => findCourseOwnership(tx, ctx, code.courseId),
    grant: (tx, code) => startEnrolment(tx, ctx, code.courseId, 'code'),
  };
}

function refusal(why: RefusalReason, course: string): DomainError {
  switch (why) {
    case 'not-found':
      return new DomainError('code.not_found');
    case 'already-used':
      return new DomainError('code.already_used');
    case 'other-course':
      return new DomainError('code.other_course', { course });
    case 'own-other-course':
      return new DomainError('code.own_other_course', { course });
    case 'still-open':
      return new DomainError('code.still_open', { opened: course });
    case 'other-kind':
      return new DomainError('code.other_kind');
    case 'own-other-kind':
      return new DomainError('code.own_other_kind');
  }
}
