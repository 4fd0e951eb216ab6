import { extensionFault } from '@hessa/rules/enrolment/extension-limit';
import { DomainError } from '../../errors/domain-error.ts';

/** More time ends on a day that is still to come, and not in another century. */
export function refuseUntil(until: Date, now: Date): void {
  const fault = extensionFault(until, now);
  if (fault !== null) throw new DomainError(fault === 'past' ? 'enrolment.until_past' : 'enrolment.until_far');
}
