import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { isShorterThanStudentMinimum, STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { type RegistrationFault, registrationFaults } from '@hessa/rules/auth/registration';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Problems } from '../../../api/use-form.ts';

/** The form by the names its fields have on the wire. */
export const emptyRegistration = {
  UserName: '',
  Email: '',
  PhoneNumber: '',
  ParentPhone: '',
  AcademicYear: '',
  Password: '',
  ConfirmPassword: '',
};
export type Registration = typeof emptyRegistration;
export type RegistrationField = keyof Registration;

/** The catalogue's own sentences, without the catalogue's bytes. */
export const FAULTS: Record<RegistrationFault, { field: RegistrationField; text: string }> = {
  'passwords-differ': { field: 'ConfirmPassword', text: 'كلمة السر وتأكيدها مش زي بعض.' },
  'academic-year-missing': { field: 'AcademicYear', text: 'اختار السنة الدراسية.' },
  'phone-missing': { field: 'PhoneNumber', text: 'اكتب رقم موبايلك.' },
  'parent-phone-missing': { field: 'ParentPhone', text: 'اكتب رقم موبايل ولي الأمر.' },
  'user-name-missing': { field: 'UserName', text: 'اكتب اسمك.' },
  'phone-invalid': { field: 'PhoneNumber', text: 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01.' },
  'parent-phone-invalid': { field: 'ParentPhone', text: 'اكتب رقم موبايل صحيح لولي الأمر.' },
};

/**
 * What stops the form: first what it marks as required, and with it everything else that can be seen to be wrong, so
 * that one press says it all; then the first of the seven checks in their order.
 */
export function registrationProblems(form: Registration, digits: DigitStyle): Problems<Registration> {
  const required = requiredProblems(form);
  const faults = registrationFaults({
    userName: form.UserName,
    phone: form.PhoneNumber,
    parentPhone: form.ParentPhone,
    academicYear: form.AcademicYear,
    password: form.Password,
    confirmPassword: form.ConfirmPassword,
  });
  if (Object.keys(required).length > 0) return { ...weakPassword(form, digits), ...said(faults), ...required };
  return said(faults.slice(0, 1));
}

function said(faults: readonly RegistrationFault[]): Problems<Registration> {
  return Object.fromEntries(faults.map((fault) => [FAULTS[fault].field, FAULTS[fault].text]));
}

/** Stops nothing by itself: the length is the server's to judge, and said with the rest when something else stops. */
function weakPassword({ Password }: Registration, digits: DigitStyle): Problems<Registration> {
  if (!isShorterThanStudentMinimum(Password)) return {};
  return { Password: `كلمة السر لازم تكون ${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر.` };
}

function requiredProblems({ Email, Password, ConfirmPassword }: Registration): Problems<Registration> {
  return {
    ...(Email.trim() === ''
      ? { Email: 'اكتب إيميلك.' }
      : isEmail(normaliseEmail(Email))
        ? {}
        : { Email: 'اكتب إيميل صحيح.' }),
    ...(Password ? {} : { Password: 'اكتب كلمة السر.' }),
    ...(ConfirmPassword ? {} : { ConfirmPassword: 'اكتب كلمة السر مرة كمان.' }),
  };
}
