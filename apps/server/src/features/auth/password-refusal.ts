import {
  type PasswordFault,
  type PasswordOwner,
  passwordFault,
  STAFF_PASSWORD_MIN_LENGTH,
  STUDENT_PASSWORD_MIN_LENGTH,
} from '@hessa/rules/auth/password';
import type { Role } from '@hessa/rules/auth/role';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';
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
      ? new DomainError('password.staff_too_short', { least: countedNoun(STAFF_PASSWORD_MIN_LENGTH, LETTER) })
      : new DomainError('password.too_short', { least: countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER) });
  }
  return new DomainError(fault === 'too-long' ? 'password.too_long' : 'password.too_common');
}
