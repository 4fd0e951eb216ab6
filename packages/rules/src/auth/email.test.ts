import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from './email.ts';

describe('e-mail addresses', () => {
  test.each([
    [' Ahmed@Example.COM ', 'ahmed@example.com'],
    ['ahmed＠example．com', 'ahmed@example.com'],
    ['ＡＨＭＥＤ@example.com', 'ahmed@example.com'],
    ['\u212aareem@example.com', 'kareem@example.com'],
  ])('%j is stored as %s, so another spelling is no second account [T-G-12]', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  test('normalising twice changes nothing more [T-G-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });

  test.each(['a@b.co', 'ahmed.ali+quiz@mail.example.com', 'أحمد@مثال.مصر'])(
    '%s is an e-mail [AUTH-18, RULE-21]',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each([
    '',
    'ahmed',
    'ahmed@example',
    '@example.com',
    'ahmed@',
    'ahmed@example.',
    'a b@example.com',
    'ahmed@exa mple.com',
    'a@b@example.com',
    'ahmed@example.com\nbcc:all@example.com',
    'x<ahmed@example.com>',
    `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.co`,
  ])('%j is no e-mail [AUTH-17, RULE-21]', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});
