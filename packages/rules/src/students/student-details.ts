import { isOwnNumber } from '../auth/own-number.ts';
import { normalisePhone } from '../auth/phone.ts';
import { type RegistrationFault, registrationFault } from '../auth/registration.ts';
import { gradeFromText } from '../courses/grade.ts';

export type StudentDetails = {
  readonly name: string;
  readonly phone: string;
  /** Empty for those who finished, or who came before it was asked. */
  readonly parentPhone: string;
  readonly grade: string;
};

export type StudentDetailsFault =
  | Exclude<RegistrationFault, 'passwords-differ'>
  | 'parent-phone-own'
  | 'academic-year-unknown';

const SOUND: StudentDetails = { name: 'x', phone: '01000000000', parentPhone: '01100000000', grade: 'Secondary1' };

/**
 * What is wrong with a student's data as staff would save it: the rules of registration, for what changes. A field
 * that stays as it is was judged when it came in, and is nobody's reason to refuse the rest.
 */
export function studentDetailsFault(saved: StudentDetails, wanted: StudentDetails): StudentDetailsFault | null {
  const judged = (name: keyof StudentDetails) => (wanted[name] === saved[name] ? SOUND[name] : wanted[name]);
  const fault = registrationFault({
    userName: judged('name'),
    phone: judged('phone'),
    parentPhone: judged('parentPhone'),
    academicYear: judged('grade'),
    password: '',
    confirmPassword: '',
  });
  if (fault && fault !== 'passwords-differ') return fault;
  const isOtherNumber = wanted.phone !== saved.phone || wanted.parentPhone !== saved.parentPhone;
  if (isOtherNumber && isOwnNumber(wanted)) return 'parent-phone-own';
  return gradeFromText(judged('grade')) === null ? 'academic-year-unknown' : null;
}

/** The one spelling in which a student's data is stored. */
export function normaliseStudentDetails({ name, phone, parentPhone, grade }: StudentDetails): StudentDetails {
  return {
    name: name.trim(),
    phone: normalisePhone(phone),
    parentPhone: normalisePhone(parentPhone),
    grade: gradeFromText(grade) ?? grade.trim(),
  };
}
