import type { AccountContext } from '../../calls/context.ts';
import type { Redemption } from '../codes/redeem-code.ts';
import { courseRedemption } from '../codes/redeem-course-code.ts';
import { lectureRedemption } from '../codes/redeem-lecture-code.ts';

/** What the student on the line would ask for, were the phone in the student's hand. */
export function inTheNameOf(ctx: AccountContext, studentId: string): AccountContext {
  return { ...ctx, account: { ...ctx.account, id: studentId } };
}

/** The box that a card of this kind belongs into. */
export function redemptionOf(asStudent: AccountContext, kind: Redemption['kind']): Redemption {
  return kind === 'course' ? courseRedemption(asStudent) : lectureRedemption(asStudent);
}
