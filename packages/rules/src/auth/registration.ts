import { gradeFromText } from '../courses/grade.ts';
import { isEmail, normaliseEmail } from './email.ts';
import { hasMailbox } from './mailbox.ts';
import { isOwnNumber } from './own-number.ts';
import { type PasswordFault, passwordFault } from './password.ts';
import { isEgyptianMobile, normalisePhone } from './phone.ts';

export type RegistrationForm = {
  readonly userName: string;
  readonly phone: string;
  readonly parentPhone: string;
  readonly academicYear: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type RegistrationFault =
  | 'passwords-differ'
  | 'academic-year-missing'
  | 'phone-missing'
  | 'parent-phone-missing'
  | 'user-name-missing'
  | 'phone-invalid'
  | 'parent-phone-invalid';

/** Everything wrong, in the order the specification checks it. The form adds no rule of its own. */
export function registrationFaults(form: RegistrationForm): RegistrationFault[] {
  const phone = normalisePhone(form.phone);
  const parentPhone = normalisePhone(form.parentPhone);
  const checks: [fault: RegistrationFault, isWrong: boolean][] = [
    ['passwords-differ', form.password !== form.confirmPassword],
    ['academic-year-missing', form.academicYear.trim() === ''],
    ['phone-missing', phone === ''],
    ['parent-phone-missing', parentPhone === ''],
    ['user-name-missing', form.userName.trim() === ''],
    ['phone-invalid', phone !== '' && !isEgyptianMobile(phone)],
    ['parent-phone-invalid', parentPhone !== '' && !isEgyptianMobile(parentPhone)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** The first fault, which alone is said, or null. */
export function registrationFault(form: RegistrationForm): RegistrationFault | null {
  return registrationFaults(form)[0] ?? null;
}

export type NewAccountFault =
  | RegistrationFault
  | 'parent-phone-own'
  | 'academic-year-unknown'
  | 'email-missing'
  | 'email-invalid'
  | `password-${PasswordFault}`;

/** What the server checks: the form's seven, then what the form leaves to it. */
export function newAccountFault(
  form: RegistrationForm & { readonly email: string },
  common: ReadonlySet<string>,
): NewAccountFault | null {
  const fault = registrationFault(form);
  if (fault) return fault;
  if (isOwnNumber(form)) return 'parent-phone-own';
  if (gradeFromText(form.academicYear) === null) return 'academic-year-unknown';
  const email = normaliseEmail(form.email);
  if (email === '') return 'email-missing';
  if (!isEmail(email) || !hasMailbox(email)) return 'email-invalid';
  const weak = passwordFault(
    form.password,
    { role: 'student', phones: [form.phone, form.parentPhone], email, name: form.userName },
    common,
  );
  return weak === null ? null : `password-${weak}`;
}
