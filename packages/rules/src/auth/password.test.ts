import { describe, expect, test } from 'vitest';
import { isShorterThanStudentMinimum, passwordFault } from './password.ts';

const common = new Set(['123456', 'qwerty123']);
const student = {
  role: 'student',
  phones: ['01012345678', '01112345678'],
  email: 'Ahmed.Ali@example.com',
  name: 'Ahmed Ali Hassan',
} as const;

describe('passwords', () => {
  test.each([
    ['12345', 'too-short', 'RULE-22'],
    ['', 'too-short', 'RULE-22'],
    ['😀😀😀', 'too-short', 'RULE-22'],
    ['a'.repeat(129), 'too-long', 'T-AUTH-6'],
    ['01012345678', 'own-phone', 'T-AUTH-6'],
    ['٠١١١٢٣٤٥٦٧٨', 'own-phone', 'T-AUTH-6'],
    ['+201012345678', 'own-phone', 'T-AUTH-6'],
    ['ahmed.ali@EXAMPLE.com', 'own-email', 'T-AUTH-6'],
    ['Ahmed.Ali', 'own-email', 'T-AUTH-6'],
    ['ahmedalihassan', 'own-name', 'T-AUTH-6'],
    ['123456', 'common', 'T-AUTH-6'],
    ['QWERTY123', 'common', 'T-AUTH-6'],
  ] as const)('a student password %j is refused as %s [%s]', (password, fault, _ids) => {
    expect(passwordFault(password, student, common)).toBe(fault);
  });

  test.each(['abcdef', 'كلمة سر', '      x', 'a'.repeat(128), '😀'.repeat(128), 'ahmed.ali.2009'])(
    'a student may use %j: any characters, six or more [RULE-22, LIM-04, T-AUTH-6]',
    (password) => {
      expect(passwordFault(password, student, common)).toBeNull();
    },
  );

  test('a teacher needs twelve characters [T-AUTH-6]', () => {
    expect(passwordFault('elevenchars', { role: 'staff' }, common)).toBe('too-short');
    expect(passwordFault('twelve chars', { role: 'staff' }, common)).toBeNull();
  });

  test('an account without a phone does not turn blank passwords into its own phone [T-AUTH-6]', () => {
    expect(passwordFault('------', { role: 'student', phones: [''] }, common)).toBeNull();
  });

  test('under six characters is short, six is not [RESET-13, PROF-14]', () => {
    expect(isShorterThanStudentMinimum('12345')).toBe(true);
    expect(isShorterThanStudentMinimum('123456')).toBe(false);
  });
});
