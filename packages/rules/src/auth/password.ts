import { normaliseEmail } from './email.ts';
import { normalisePhone } from './phone.ts';

export const STUDENT_PASSWORD_MIN_LENGTH = 6;
export const STAFF_PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 128;

export type PasswordFault = 'too-short' | 'too-long' | 'own-phone' | 'own-email' | 'own-name' | 'common';

export type PasswordOwner = {
  readonly role: 'student' | 'staff';
  readonly phones?: readonly string[];
  readonly email?: string;
  readonly name?: string;
};

/** Characters as a person counts them, so that a letter outside the basic plane is one and not two. */
function lengthOf(password: string): number {
  return [...password].length;
}

export function isShorterThanStudentMinimum(password: string): boolean {
  return lengthOf(password) < STUDENT_PASSWORD_MIN_LENGTH;
}

function withoutSpaces(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/**
 * The first thing wrong with a new password, or null. Any characters are allowed and nothing is cut. `common` holds
 * lower-case passwords.
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordFault | null {
  const minimum = owner.role === 'staff' ? STAFF_PASSWORD_MIN_LENGTH : STUDENT_PASSWORD_MIN_LENGTH;
  const length = lengthOf(password);
  if (length < minimum) return 'too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'too-long';

  const asPhone = normalisePhone(password);
  if (owner.phones?.some((phone) => phone !== '' && normalisePhone(phone) === asPhone)) return 'own-phone';

  if (owner.email) {
    const email = normaliseEmail(owner.email);
    const typed = normaliseEmail(password);
    if (typed === email || typed === email.split('@')[0]) return 'own-email';
  }

  if (owner.name && withoutSpaces(owner.name) === withoutSpaces(password)) return 'own-name';
  if (common.has(password.toLowerCase())) return 'common';
  return null;
}
