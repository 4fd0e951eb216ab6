import { describe, expect, test } from 'vitest';
import { base32, matchingStep, stepOf, totpAt } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('one-time codes of an authenticator', () => {
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i the code is %s, as RFC 6238 has it [TRUST-09, T-AUTH-15]', (seconds, code) => {
    expect(totpAt(SECRET, stepOf(new Date(seconds * 1000)), 8)).toBe(code);
  });

  test('a code holds for half a minute either way and once [TRUST-09, T-AUTH-15]', () => {
    const now = new Date(1_800_000_000_000);
    const step = stepOf(now);
    for (const drift of [-1, 0, 1]) {
      expect(matchingStep(SECRET, totpAt(SECRET, step + drift), now, null)).toBe(step + drift);
    }
    for (const drift of [-2, 2]) expect(matchingStep(SECRET, totpAt(SECRET, step + drift), now, null)).toBeNull();
    expect(matchingStep(SECRET, totpAt(SECRET, step), now, step)).toBeNull();
    expect(matchingStep(SECRET, 'abcdef', now, null)).toBeNull();
    expect(matchingStep(SECRET, '', now, null)).toBeNull();
  });

  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('«%s» is %s in base32, as RFC 4648 has it [TRUST-09]', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});
