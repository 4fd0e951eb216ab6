import { describe, expect, test } from 'vitest';
import { RATE_LIMITS } from './rate-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('rate limits', () => {
  test('an address and a parent’s phone are shared by strangers: full, they ask for work and refuse nobody [T-AUTH-14]', () => {
    const asking = Object.entries(RATE_LIMITS).filter(([, limit]) => 'beyond' in limit);
    expect(asking.map(([name]) => name)).toEqual([
      'loginAddress',
      'registerAddress',
      'inviteAddress',
      'otpAddress',
      'codeAddress',
      'parentAddress',
      'parentPhone',
      'searchAddress',
    ]);
  });

  test.each([
    ['loginKnownDevice', 10, 15 * MINUTE, 'failures', 'account-and-known-device', 'T-AUTH-3'],
    ['loginUnknownClients', 20, 15 * MINUTE, 'failures', 'account-unknown-clients', 'T-AUTH-3'],
    ['loginAddress', 100, 10 * MINUTE, 'failures', 'ip', 'T-AUTH-3'],
    ['registerAddress', 10, HOUR, 'attempts', 'ip', 'REG-21'],
    ['inviteAddress', 30, HOUR, 'failures', 'ip', 'T-AUTH-8'],
    ['otpAccountHour', 5, HOUR, 'attempts', 'account', 'T-OTP-3'],
    ['otpAccountDay', 10, 24 * HOUR, 'attempts', 'account', 'T-OTP-3'],
    ['otpAddress', 30, HOUR, 'attempts', 'ip', 'T-OTP-3'],
    ['codeUser', 10, 15 * MINUTE, 'failures', 'account', 'T-CODE-7'],
    ['codeUserDay', 50, 24 * HOUR, 'failures', 'account', 'T-CODE-7'],
    ['codeAddress', 200, HOUR, 'failures', 'ip', 'T-CODE-7'],
    ['codeTenantAlarm', 500, HOUR, 'failures', 'tenant', 'T-CODE-7'],
    ['auditRepeats', Number.POSITIVE_INFINITY, 24 * HOUR, 'attempts', 'account', 'T-CON-8'],
    ['workSpent', 1, 10 * MINUTE, 'attempts', 'ip', 'T-AUTH-14'],
    ['parentAddress', 10, 15 * MINUTE, 'failures', 'ip', 'T-PAR-2'],
    ['parentPhone', 5, HOUR, 'failures', 'phone', 'T-PAR-2'],
    ['searchAccount', 120, MINUTE, 'attempts', 'account', 'LEARN-67'],
    ['searchAddress', 600, 5 * MINUTE, 'attempts', 'ip', 'LEARN-67'],
  ] as const)(
    '%s lets %d through in %d ms, counting %s for each %s [%s]',
    (name, limit, windowMs, counts, per, _ids) => {
      expect(RATE_LIMITS[name]).toMatchObject({ limit, windowMs, counts, per });
    },
  );
});
