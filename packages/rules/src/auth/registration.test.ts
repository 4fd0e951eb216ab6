import { describe, expect, test } from 'vitest';
import { newAccountFault, registrationFault, registrationFaults } from './registration.ts';

const good = {
  userName: 'أحمد علي',
  email: 'ahmed@example.com',
  phone: '01012345678',
  parentPhone: '01112345678',
  academicYear: 'Secondary1',
  password: 'pa55word-1',
  confirmPassword: 'pa55word-1',
};

const faults = [
  [{ confirmPassword: 'other' }, 'passwords-differ', 'REG-09'],
  [{ academicYear: '' }, 'academic-year-missing', 'REG-10'],
  [{ phone: ' ' }, 'phone-missing', 'REG-11'],
  [{ parentPhone: '' }, 'parent-phone-missing', 'REG-12'],
  [{ userName: '  ' }, 'user-name-missing', 'REG-13'],
  [{ phone: '0101234567' }, 'phone-invalid', 'REG-14'],
  [{ parentPhone: '12345678901' }, 'parent-phone-invalid', 'REG-15'],
] as const;

describe('registration', () => {
  test.each(faults)('%j alone is the fault %s [%s]', (change, fault, _ids) => {
    expect(registrationFault({ ...good, ...change })).toBe(fault);
  });

  test('with several faults at once only the first in the order shows [REG-16]', () => {
    for (let first = 0; first < faults.length; first += 1) {
      const rest = faults.slice(first).reverse();
      const broken = Object.assign({}, good, ...rest.map(([change]) => change));
      expect(registrationFault(broken), `from check ${first + 1}`).toBe(faults[first]?.[1]);
    }
  });

  test('every fault is known, in the order of the checks, and an empty phone is no wrong one [LEARN-176]', () => {
    const form = { ...good, confirmPassword: 'other', academicYear: '', phone: ' ', parentPhone: '0101234' };
    expect(registrationFaults(form)).toEqual([
      'passwords-differ',
      'academic-year-missing',
      'phone-missing',
      'parent-phone-invalid',
    ]);
    expect(registrationFaults(good)).toEqual([]);
  });

  test('the form applies no length rule to the password [REG-19]', () => {
    expect(registrationFault({ ...good, password: '1', confirmPassword: '1' })).toBeNull();
  });

  test('phones typed in Arabic digits are accepted [REG-14, REG-15]', () => {
    expect(registrationFault({ ...good, phone: '٠١٠١٢٣٤٥٦٧٨', parentPhone: '+20 111 234 5678' })).toBeNull();
  });

  test.each([
    [{}, null],
    [{ academicYear: 'Preparatory3' }, null],
    [{ confirmPassword: 'x', email: '' }, 'passwords-differ'],
    [{ parentPhone: '+20 101 234 5678' }, 'parent-phone-own'],
    [{ academicYear: 'Secondary4' }, 'academic-year-unknown'],
    [{ email: ' ' }, 'email-missing'],
    [{ email: 'ahmed' }, 'email-invalid'],
    [{ email: ' 01012345678@Students.Invalid' }, 'email-invalid'],
    [{ password: '12345', confirmPassword: '12345' }, 'password-too-short'],
    [{ password: '123456', confirmPassword: '123456' }, 'password-common'],
    [{ password: '01112345678', confirmPassword: '01112345678' }, 'password-own-phone'],
  ] as const)('the server answers %j with %s [RULE-27, T-AUTH-6, LEARN-174]', (change, fault) => {
    expect(newAccountFault({ ...good, ...change }, new Set(['123456']))).toBe(fault);
  });
});
