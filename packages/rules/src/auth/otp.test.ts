import { describe, expect, test } from 'vitest';
import { OTP_ATTEMPTS, OTP_LENGTH, OTP_LIFETIME_MS, otpSendDecision, readOtp } from './otp.ts';

const now = 1_800_000_000_000;
const MINUTE = 60_000;
const minutesAgo = (...minutes: number[]) => minutes.map((count) => now - count * MINUTE);

describe('one-time codes', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['012345', '012345'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%j is read as %j [RESET-07, RESET-11]', (typed, otp) => {
    expect(readOtp(typed)).toBe(otp);
  });

  test('a code has six digits and five attempts [T-OTP-1, T-OTP-2]', () => {
    expect([OTP_LENGTH, OTP_ATTEMPTS, OTP_LIFETIME_MS]).toEqual([6, 5, 600_000]);
  });

  test.each([
    [[], { kind: 'send' }],
    [[now - 59_999], { kind: 'wait', until: now + 1, because: 'resend' }],
    [[now - 60_000], { kind: 'send' }],
    [minutesAgo(50, 40, 30, 20), { kind: 'send' }],
    [minutesAgo(50, 40, 30, 20, 10), { kind: 'wait', until: now + 10 * MINUTE, because: 'hour' }],
    [minutesAgo(60, 40, 30, 20, 10), { kind: 'send' }],
    [
      minutesAgo(1000, 900, 800, 700, 600, 500, 400, 300, 200, 100),
      { kind: 'wait', until: now + 440 * MINUTE, because: 'day' },
    ],
    [minutesAgo(1440, 900, 800, 700, 600, 500, 400, 300, 200, 100), { kind: 'send' }],
  ] as const)('after sends at %j one more is %j [T-OTP-3]', (sentAt, decision) => {
    expect(otpSendDecision(sentAt, now)).toEqual(decision);
  });
});
