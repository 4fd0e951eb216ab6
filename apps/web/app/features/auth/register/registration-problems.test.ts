import { catalogue, type ErrorCode } from '@hessa/contract/errors/catalogue';
import type { RegistrationFault } from '@hessa/rules/auth/registration';
import { describe, expect, test } from 'vitest';
import { emptyRegistration, FAULTS, type Registration, registrationProblems } from './registration-problems.ts';

const good: Registration = {
  UserName: 'مريم أشرف',
  Email: 'mariam@example.test',
  PhoneNumber: '01012345678',
  ParentPhone: '٠١١١٢٣٤٥٦٧٨',
  AcademicYear: 'Secondary1',
  Password: 'abc',
  ConfirmPassword: 'abc',
};
const problems = (different: Partial<Registration>) => registrationProblems({ ...good, ...different }, 'arabic');

describe('the registration form', () => {
  test('lets a filled-in form through, whatever the length of the password [REG-19]', () => {
    expect(problems({})).toEqual({});
  });

  test('that is stopped by its e-mail marks whatever else is wrong at the same press [LEARN-176]', () => {
    const wrong = {
      Email: 'mariam@x',
      ParentPhone: '0101234',
      AcademicYear: '',
      Password: 'abcd',
      ConfirmPassword: 'abcde',
    };
    expect(problems(wrong)).toEqual({
      Email: catalogue['register.email_invalid'].ar,
      ParentPhone: FAULTS['parent-phone-invalid'].text,
      AcademicYear: FAULTS['academic-year-missing'].text,
      Password: 'كلمة السر لازم تكون ٦ حروف أو أكتر.',
      ConfirmPassword: FAULTS['passwords-differ'].text,
    });
  });

  test('counts the letters of a password in the page’s digits [LEARN-176]', () => {
    const { Password } = registrationProblems({ ...good, Email: '' }, 'latin');
    expect(Password).toBe('كلمة السر لازم تكون 6 حروف أو أكتر.');
  });

  test('is stopped by an empty e-mail and empty passwords, and then says all that is empty [REG-17, REG-18, OP-REG-2, LEARN-71]', () => {
    expect(Object.keys(registrationProblems(emptyRegistration, 'arabic')).sort()).toEqual(
      Object.keys(emptyRegistration).sort(),
    );
    const long = { Password: 'abcdef', ConfirmPassword: 'abcdef' };
    expect(problems({ ...long, Email: '' })).toEqual({ Email: 'اكتب إيميلك.' });
    expect(problems({ ...long, Email: 'mariam@' })).toEqual({ Email: catalogue['register.email_invalid'].ar });
  });

  test.each<[RegistrationFault, ErrorCode, Partial<Registration>, string]>([
    ['passwords-differ', 'register.passwords_differ', { ConfirmPassword: 'abd', AcademicYear: '' }, 'REG-09'],
    ['academic-year-missing', 'register.grade_missing', { AcademicYear: '', PhoneNumber: '' }, 'REG-10'],
    ['phone-missing', 'register.phone_missing', { PhoneNumber: ' ', ParentPhone: '' }, 'REG-11'],
    ['parent-phone-missing', 'register.parent_phone_missing', { ParentPhone: '', UserName: '' }, 'REG-12'],
    ['user-name-missing', 'register.name_missing', { UserName: '  ', PhoneNumber: '5' }, 'REG-13'],
    ['phone-invalid', 'register.phone_invalid', { PhoneNumber: '0201234567', ParentPhone: '5' }, 'REG-14'],
    ['parent-phone-invalid', 'register.parent_phone_invalid', { ParentPhone: '0101234567' }, 'REG-15'],
  ])('says %s alone, as %s, though a later check of %j fails too [REG-16, %s]', (fault, code, different, _id) => {
    const { field, text } = FAULTS[fault];
    expect(text).toBe(catalogue[code].ar);
    expect(problems(different)).toEqual({ [field]: text });
  });
});
