import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { type RegistrationFault, registrationFault } from '@hessa/rules/auth/registration';
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
export const FAULTS: Record<RegistrationFault, { field: RegistrationField; text: string; missing?: true }> = {
  'passwords-differ': { field: 'ConfirmPassword', text: 'كلمة السر وتأكيدها مش زي بعض.' },
  'academic-year-missing': { field: 'AcademicYear', text: 'اختار السنة الدراسية.', missing: true },
  'phone-missing': { field: 'PhoneNumber', text: 'اكتب رقم موبايلك.', missing: true },
  'parent-phone-missing': { field: 'ParentPhone', text: 'اكتب رقم موبايل ولي الأمر.', missing: true },
  'user-name-missing': { field: 'UserName', text: 'اكتب اسمك.', missing: true },
  'phone-invalid': { field: 'PhoneNumber', text: 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01.' },
  'parent-phone-invalid': { field: 'ParentPhone', text: 'اكتب رقم موبايل صحيح لولي الأمر.' },
};

/**
 * What stops the form: first what it marks as required, and with it everything else that is still empty; then the first
 * of the seven checks in their order.
 */
export function registrationProblems(form: Registration): Problems<Registration> {
  const required = requiredProblems(form);
  if (Object.keys(required).length > 0) return { ...emptyProblems(form), ...required };
  const fault = registrationFault({
    userName: form.UserName,
    phone: form.PhoneNumber,
    parentPhone: form.ParentPhone,
    academicYear: form.AcademicYear,
    password: form.Password,
    confirmPassword: form.ConfirmPassword,
  });
  return fault ? { [FAULTS[fault].field]: FAULTS[fault].text } : {};
}

function emptyProblems(form: Registration): Problems<Registration> {
  const missing = Object.values(FAULTS).filter(({ field, missing }) => missing && form[field].trim() === '');
  return Object.fromEntries(missing.map(({ field, text }) => [field, text]));
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
