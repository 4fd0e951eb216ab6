import {
  type PasswordFault,
  type PasswordOwner,
  passwordFault,
  STAFF_PASSWORD_MIN_LENGTH,
  STUDENT_PASSWORD_MIN_LENGTH,
} from '@hessa/rules/auth/password';
import type { Role } from '@hessa/rules/auth/role';
import { formatNumber } from '@hessa/rules/text/digits';
import { DomainError } from '../../errors/domain-error.ts';
import { commonPasswords } from './common-passwords.ts';

interface Owner {
  role: Role;
  name: string;
  email: string;
  phones: string[];
}

/** The refusal of a new password, or null when it will do. */
export function passwordRefusal(password: string, owner: Owner): DomainError | null {
  const role: PasswordOwner['role'] = owner.role === 'student' ? 'student' : 'staff';
  const fault = passwordFault(password, { ...owner, role }, commonPasswords);
  return fault && refusalOf(fault, role);
}

export function refusalOf(fault: PasswordFault, role: PasswordOwner['role']): DomainError {
  if (fault === 'too-short') {
    return role === 'staff'
      ? new DomainError('password.staff_too_short', { least: formatNumber(STAFF_PASSWORD_MIN_LENGTH, 'arabic') })
      : new DomainError('password.too_short', { least: formatNumber(STUDENT_PASSWORD_MIN_LENGTH, 'arabic') });
  }
  return new DomainError(fault === 'too-long' ? 'password.too_long' : 'password.too_common');
}
