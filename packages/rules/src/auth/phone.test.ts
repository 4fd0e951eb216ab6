import { describe, expect, test } from 'vitest';
import { isEgyptianMobile, normalisePhone, readPhone } from './phone.ts';

describe('Egyptian phone numbers', () => {
  test.each([
    '01012345678',
    ' 01012345678 ',
    '010 1234 5678',
    '010-1234-5678',
    '(010) 1234.5678',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '+201012345678',
    '+20 10 1234 5678',
    '00201012345678',
    '٠٠٢٠١٠١٢٣٤٥٦٧٨',
    '+2 010 1234 5678',
    '\u202a+20 101 234 5678\u202c',
  ])('%j is one spelling of 01012345678 [AUTH-19, RULE-20, T-G-12]', (typed) => {
    expect(normalisePhone(typed)).toBe('01012345678');
    expect(readPhone(typed)).toEqual({ kind: 'phone', phone: '01012345678' });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['0101234567', { kind: 'too-short', missing: 1 }],
    ['01', { kind: 'too-short', missing: 9 }],
    ['0', { kind: 'too-short', missing: 10 }],
    ['010123456789', { kind: 'too-long', extra: 1 }],
    ['02012345678', { kind: 'wrong-start' }],
    ['11012345678', { kind: 'wrong-start' }],
    ['+441012345678', { kind: 'not-digits' }],
    ['0101234567a', { kind: 'not-digits' }],
    ['0101234567\u0000', { kind: 'not-digits' }],
  ] as const)('%j is no phone number, and the reason is known [REG-14, REG-15, LIM-03]', (typed, reading) => {
    expect(readPhone(typed)).toEqual(reading);
  });

  test('only 01 and nine digits are valid, with nothing before or after [RULE-20]', () => {
    expect(isEgyptianMobile('01512345678')).toBe(true);
    for (const phone of ['0151234567', '015123456789', '1501234567', '01512345678\n', ' 01512345678', '٠١٥١٢٣٤٥٦٧٨']) {
      expect(isEgyptianMobile(phone), phone).toBe(false);
    }
  });
});
