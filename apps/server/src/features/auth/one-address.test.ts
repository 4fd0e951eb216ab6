import { solveWork } from '@hessa/rules/work/solve-work';
import { describe, expect, test } from 'vitest';
import { withWork } from '../../testing/do-work.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { AnyAnswer, TestClient } from '../../testing/test-client.ts';
import { registrationForm } from './registration-form.fixture.ts';

const CLASS = 500;
const AT_ONCE = 25;
const TEN_MINUTES = 10 * 60_000;

const platform = await sharedPlatform();

/** A phone of its own behind the address that all of an operator's customers have. */
function phoneBehind(address: string): TestClient {
  return Object.assign(platform.client(), { address });
}

/** All of them within ten minutes, some at the same moment; how often each status came. */
async function everybody(visit: (at: number) => Promise<AnyAnswer>, count = CLASS) {
  const seen: Record<number, number> = {};
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    platform.clock.advance((TEN_MINUTES / count) * AT_ONCE);
    const together = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, at) => visit(begun + at));
    const answers = await Promise.all(together);
    for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

const register = (client: TestClient) => client.call('POST /api/Auth/register', { form: registrationForm() });

describe('a whole operator behind one address', { timeout: 600_000 }, () => {
  test('five hundred register in ten minutes; a script that does no work stops at ten [T-AUTH-14]', async () => {
    const address = '10.20.0.1';
    const seen = await everybody(() => {
      const phone = phoneBehind(address);
      return withWork(platform, phone, () => register(phone));
    });
    expect(seen).toEqual({ 200: CLASS });
    const script = await everybody(() => register(phoneBehind('10.20.0.2')), 40);
    expect(script).toEqual({ 200: 10, 429: 30 });
  });

  test('five hundred sign in, every other after a slip; a script that does no work stops at a hundred failures [T-AUTH-14, T-AUTH-3]', async () => {
    const address = '10.20.0.3';
    const passwordHash = await platform.platform.passwords.hash('kitab-2026');
    const accounts = await Promise.all(
      Array.from({ length: CLASS }, () => platform.createAccount({ passwordHash, password: 'kitab-2026' })),
    );
    const seen = await everybody(async (at) => {
      const phone = phoneBehind(address);
      const account = accounts[at] as (typeof accounts)[number];
      if (at % 2 === 0) {
        const slip = await withWork(platform, phone, () => phone.login({ ...account, password: 'ketab-2026' }));
        expect(slip.status).toBe(400);
      }
      return withWork(platform, phone, () => phone.login(account));
    });
    expect(seen).toEqual({ 200: CLASS });
    let verdicts = 0;
    for (const account of accounts.slice(0, 120)) {
      const script = await phoneBehind('10.20.0.4').login({ ...account, password: 'guess-2026' });
      if (script.status !== 429) verdicts += 1;
    }
    expect(verdicts).toBe(100);
  });

  test('five hundred parents look up, every other after a slip; a script that does no work stops at ten [T-AUTH-14, T-PAR-2]', async () => {
    const address = '10.20.0.6';
    const families = await Promise.all(
      Array.from({ length: CLASS }, () => platform.createAccount({ passwordHash: 'none' })),
    );
    const look = (from: TestClient, parentPhone: string, studentPhone: string) =>
      from.call('GET /api/Student/GetStudentVideosProgressByParent/{parentPhone}', {
        params: { parentPhone },
        query: { studentPhone },
      });
    const seen = await everybody(async (at) => {
      const phone = phoneBehind(address);
      const { phone: child, parentPhone } = families[at] as (typeof families)[number];
      const parent = parentPhone ?? '';
      if (at % 2 === 0) {
        const slip = await withWork(platform, phone, () => look(phone, parent, `0150${child.slice(4)}`));
        expect(slip.status).toBe(404);
      }
      return withWork(platform, phone, () => look(phone, parent, child));
    });
    expect(seen).toEqual({ 200: CLASS });
    const script = await everybody(
      (at) => look(phoneBehind('10.20.0.7'), `0151${at + 1_000_000}`, `0152${at + 1_000_000}`),
      40,
    );
    expect(script).toEqual({ 404: 10, 429: 30 });
  });

  test('a hundred ask for a code by mail, three times as many as the address had [T-AUTH-14, T-OTP-3]', async () => {
    const seen = await everybody(async () => {
      const phone = phoneBehind('10.20.0.5');
      return withWork(platform, phone, () =>
        phone.call('POST /api/Auth/ForgotPassword', { query: { email: 'nobody@example.test' } }),
      );
    }, 100);
    expect(seen).toEqual({ 200: 100 });
  });
});

describe('the work that a full address asks for', () => {
  async function crowded(address: string): Promise<void> {
    for (let at = 0; at < 10; at += 1) await register(phoneBehind(address));
  }

  test('is done by the browser’s own code, and the same call with it succeeds, once [T-AUTH-14]', async () => {
    await crowded('10.20.1.1');
    const phone = phoneBehind('10.20.1.1');
    const asked = await register(phone);
    expect(asked).toMatchObject({ status: 429, body: { success: false, code: 'limit.work_needed' } });
    expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0);
    phone.headers['x-work'] = solveWork(asked.body.work) ?? '';
    expect((await register(phone)).status).toBe(200);
    expect((await register(phone)).body.code).toBe('limit.work_needed');
  });

  test('is not done by guessing, by lessening it, for another teacher, or in the evening of the day [T-AUTH-14]', async () => {
    await crowded('10.20.1.2');
    const phone = phoneBehind('10.20.1.2');
    const { work } = (await register(phone)).body;
    const proof = solveWork(work) ?? '';
    const [expires, most, salt, number] = proof.split('.') as [string, string, string, string];
    const forged = [
      `${expires}.${most}.${salt}.0`,
      `${expires}.1.${salt}.0`,
      `${expires}.${most}.${'0'.repeat(32)}.${number}`,
      `zzzzzzz.${most}.${salt}.${number}`,
      `${proof}x`,
      '',
      '....',
    ].filter((one) => one !== proof);
    for (const one of forged) {
      phone.headers['x-work'] = one;
      expect((await register(phone)).body.code, one).toBe('limit.work_needed');
    }
    const elsewhere = Object.assign(platform.client(await platform.makeTenant()), { address: '10.20.1.2' });
    for (let at = 0; at < 10; at += 1) await register(elsewhere);
    elsewhere.headers['x-work'] = proof;
    expect((await register(elsewhere)).body.code).toBe('limit.work_needed');
    platform.clock.advance(6 * 60_000);
    phone.headers['x-work'] = proof;
    expect((await register(phone)).body.code).toBe('limit.work_needed');
  });

  test('of thirty calls at once with the same work, one passes [T-AUTH-14]', async () => {
    await crowded('10.20.1.3');
    const phone = phoneBehind('10.20.1.3');
    phone.headers['x-work'] = solveWork((await register(phone)).body.work) ?? '';
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
