import { solveWork } from '@hessa/rules/work/solve-work';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WithTenant } from '../../db/tenant-transaction.ts';
import { createTestTenants, type TestTenants } from '../../testing/test-tenants.ts';
import { hmac, randomToken } from '../keyed-hash.ts';
import { askForWork, workNumber } from './ask-for-work.ts';
import { workDone } from './work-done.ts';

const START = new Date('2026-11-15T10:00:00.400Z');
const MOST = 500;
const keys = { otpKey: randomToken() };
const secrets = { forWhatLives: () => [keys] };

let tenants: TestTenants;
beforeAll(async () => {
  tenants = await createTestTenants(['tenant-a', 'tenant-b'], START);
});
afterAll(() => tenants.drop());

const placeAt = (ms: number, id = 'tenant-a') => ({
  tenant: { id },
  now: new Date(START.getTime() + ms),
  withTenant: ((work, mode) => tenants.withTenant(id, work, mode)) as WithTenant,
});
const challenge = () => askForWork(keys, placeAt(0), MOST);
const solved = (text = challenge()) => solveWork(text) ?? '';

/** One in five hundred has by chance the number that somebody else would have asked for, and would tell nothing. */
function unlike(others: typeof keys, tenantId: string): string {
  for (;;) {
    const text = challenge();
    const [expires = '', most = '', salt = ''] = text.split('.');
    const about = [expires, most, salt] as const;
    if (workNumber(keys, 'tenant-a', about) !== workNumber(others, tenantId, about)) return text;
  }
}

describe('work that a request brings', () => {
  test('counts as much as was asked for, once [T-AUTH-14]', async () => {
    const proof = solved();
    expect(await workDone(secrets, placeAt(1000), proof)).toBe(MOST);
    expect(await workDone(secrets, placeAt(2000), proof)).toBe(0);
  });

  test('is to be brought within five minutes, told in whole seconds [T-AUTH-14]', async () => {
    const [expires = ''] = challenge().split('.');
    expect(Number.parseInt(expires, 36) * 1000).toBe(Date.parse('2026-11-15T10:05:01Z'));
    expect(await workDone(secrets, placeAt(300_599), solved())).toBe(MOST);
    expect(await workDone(secrets, placeAt(300_600), solved())).toBe(0);
  });

  test('that would end later than any that was asked for now was never asked for [T-AUTH-14]', async () => {
    expect(await workDone(secrets, placeAt(-400), solved())).toBe(MOST);
    expect(await workDone(secrets, placeAt(-401), solved())).toBe(0);
  });

  test('holds for one teacher and one key, and is of the size that was asked for [T-AUTH-14]', async () => {
    const stranger = { otpKey: randomToken() };
    expect(await workDone(secrets, placeAt(0, 'tenant-b'), solved(unlike(keys, 'tenant-b')))).toBe(0);
    const strange = solved(unlike(stranger, 'tenant-a'));
    expect(await workDone({ forWhatLives: () => [stranger] }, placeAt(0), strange)).toBe(0);
    const [expires, , salt, number] = solved().split('.');
    expect(await workDone(secrets, placeAt(0), `${expires}.zzzz.${salt}.${number}`)).toBe(0);
  });

  test.each(['', 'x', '...', 'a.b.c.d'])('that has not the form of work is none: «%s» [T-AUTH-14]', async (text) => {
    expect(await workDone(secrets, placeAt(0), text)).toBe(0);
  });

  test('with anything before or behind it is none [T-AUTH-14]', async () => {
    const proof = solved();
    for (const wrong of [`0${proof.padStart(80, '0')}`, `-${proof}`, `${proof}0000000`, `${proof} `, ` ${proof}`]) {
      expect(await workDone(secrets, placeAt(0), wrong), wrong).toBe(0);
    }
    expect(await workDone(secrets, placeAt(0), proof)).toBe(MOST);
  });

  test('is a number below the size, another one for every part of what was asked [T-AUTH-14]', () => {
    const salt = '0'.repeat(32);
    const numbers = [
      workNumber(keys, 'tenant-a', ['1', 'zzzz', salt]),
      workNumber(keys, 'tenant-b', ['1', 'zzzz', salt]),
      workNumber(keys, 'tenant-a', ['2', 'zzzz', salt]),
      workNumber(keys, 'tenant-a', ['1', 'zzzy', salt]),
      workNumber(keys, 'tenant-a', ['1', 'zzzz', salt.replace('0', '1')]),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
    for (let time = 0; time < 50; time += 1) {
      const number = workNumber(keys, 'tenant-a', [String(time), '3', salt]);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(3);
    }
    expect(workNumber(keys, 'tenant-a', ['1', '0', salt])).toBe(0);
    // Nothing else that the key is used for tells it.
    const named = hmac(keys.otpKey, 'work', 'tenant-a', '1', 'zzzz', salt).readUIntBE(0, 6);
    expect(numbers[0]).toBe(named % Number.parseInt('zzzz', 36));
    expect(challenge()).not.toBe(challenge());
  });
});
