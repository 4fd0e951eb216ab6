import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());
beforeEach(() => {
  platform.clock.advance(60_000);
  platform.logLines.length = 0;
});

const FAULT = {
  kind: 'component',
  version: '1a2b3c4d',
  page: '/course/6d1c3a52-6c1b-4d47-8d44-0d8f8f7e1a10/curriculum?phone=01012345678',
  message: 'student@demo.test broke it',
} as const;

const told = () =>
  platform.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a page broke in a browser');

async function counted(kind: string): Promise<number> {
  const { body } = await platform.app.inject('/metrics');
  return Number(new RegExp(`hessa_page_faults_total\\{kind="${kind}"\\} (\\d+)`).exec(body)?.[1]);
}

describe('a fault that a page tells', () => {
  test('is a line of the log with its version, page and words, and nothing of the reader [FLOOR-05]', async () => {
    const answer = await platform.client().call('POST /api/Site/faults', { body: FAULT });
    expect(answer.status).toBe(200);
    const [line, ...more] = told();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: 'warn',
      fault: {
        kind: 'component',
        tenant: platform.tenantId,
        version: '1a2b3c4d',
        page: '/course/:id/curriculum',
        message: '… broke it',
      },
    });
    expect(JSON.stringify(platform.logLines)).not.toMatch(/demo\.test|0101234|6d1c3a52/);
  });

  test('is counted by its kind [FLOOR-05]', async () => {
    const before = await counted('component');
    const others = await counted('store');
    await platform.client().call('POST /api/Site/faults', { body: FAULT });
    expect(await counted('component')).toBe(before + 1);
    expect(await counted('store')).toBe(others);
  });

  test('told too often by one address is counted and no longer written, until the minute is over [FLOOR-05]', async () => {
    const before = await counted('component');
    const phone = platform.client();
    for (let at = 0; at < 25; at += 1) {
      expect((await phone.call('POST /api/Site/faults', { body: FAULT })).status).toBe(200);
    }
    expect(await counted('component')).toBe(before + 25);
    expect(told()).toHaveLength(20);
    platform.clock.advance(60_000);
    await phone.call('POST /api/Site/faults', { body: FAULT });
    expect(told()).toHaveLength(21);
  });

  test.each([
    ['of an unknown kind', { ...FAULT, kind: 'anything' }],
    ['without an end', { ...FAULT, message: 'x'.repeat(1_001) }],
    ['that says more than it is asked', { ...FAULT, name: 'Mariam Ashraf' }],
  ])('%s is refused [FLOOR-05]', async (_what, body) => {
    const answer = await platform.client().call('POST /api/Site/faults', { body: body as typeof FAULT });
    expect(answer.status).toBe(400);
    expect(told()).toEqual([]);
  });
});
