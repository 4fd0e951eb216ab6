import { isEgyptianMobile, normalisePhone } from '@hessa/rules/auth/phone';
import { DomainError } from '../../../errors/domain-error.ts';

/** A seller may have none; one that is written can be called and written to. */
export function sellerPhone(typed: string): string {
  const phone = normalisePhone(typed);
  if (phone !== '' && !isEgyptianMobile(phone)) throw new DomainError('register.phone_invalid');
  return phone;
}
