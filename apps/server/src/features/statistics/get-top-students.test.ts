import { currentTermPeriod, termPeriod } from '@hessa/rules/statistics/term-period';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewAccount } from '../../seed/new-account.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { accounts } from '../auth/accounts-table.ts';
import { termScores } from '../quizzes/term-scores-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

interface Standing extends NewAccount {
  /** Average and number of quizzes of the term. */
  scores: [number, number];
  period?: string;
}

/** A tenant of its own with these students, so that no board is remembered from before. */
async function school(standings: Standing[]) {
  const tenantId = await platform.makeTenant();
  const { withTenant, clock } = platform;
  const ids: string[] = [];
  for (const { scores, period, ...wanted } of standings) {
    const { id } = await platform.createAccount({ passwordHash: 'none', ...wanted }, tenantId);
    ids.push(id);
    await withTenant(tenantId, (tx) =>
      tx.insert(termScores).values({
        tenantId,
        period: (period as never) ?? currentTermPeriod(clock.now().getTime()),
        studentId: id,
        scoreSum: scores[0] * scores[1],
        quizCount: scores[1],
      }),
    );
  }
  const board = (query: { grade?: string; count?: number } = {}) =>
    platform.client(tenantId).call('GET /api/Student/top-students', { query });
  const names = async (query = {}) => (await board(query)).body.data.map(({ name }: { name: string }) => name);
  return { tenantId, ids, board, names };
}

describe('the honour board', () => {
  test('shows first name and initial, rank, grade and average, and nothing else of a minor [HOME-10, OP-HOME-1, T-PRIV-3]', async () => {
    const { board } = await school([
      { name: 'سارة محمد علي', grade: 'Secondary2', scores: [91.26, 4] },
      { name: 'عبد الرحمن حسن', grade: 'prep3', scores: [97, 2] },
    ]);
    const answer = await board();
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: '',
      data: [
        { rank: 1, name: 'عبد الرحمن ح.', grade: 'prep3', averageScore: 97 },
        { rank: 2, name: 'سارة م.', grade: 'Secondary2', averageScore: 91.26 },
      ],
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  test('ranks by the average; of equal averages the one over more quizzes is first [HOME-10]', async () => {
    const { names } = await school([
      { name: 'ثالث أ', scores: [80, 9] },
      { name: 'ثاني ب', scores: [90, 1] },
      { name: 'أول ج', scores: [90, 6] },
    ]);
    expect(await names()).toEqual(['أول ج.', 'ثاني ب.', 'ثالث أ.']);
  });

  test('takes a grade in any spelling and a count of 1 to 50; ten without one [HOME-10]', async () => {
    const { names, board } = await school(
      Array.from({ length: 14 }, (_, at) => ({
        name: `ط${at} و`,
        grade: at % 2 ? 'Secondary3' : 'Secondary1',
        scores: [90 - at, 1] as [number, number],
      })),
    );
    expect(await names()).toHaveLength(10);
    expect(await names({ count: 3 })).toEqual(['ط0 و.', 'ط1 و.', 'ط2 و.']);
    expect(await names({ grade: 'Secondary3', count: 2 })).toEqual(['ط1 و.', 'ط3 و.']);
    expect(await names({ grade: '3', count: 2 })).toEqual(['ط1 و.', 'ط3 و.']);
    expect(await names({ grade: 'Secondary2' })).toEqual([]);
    expect(await names({ grade: 'no grade at all' })).toEqual([]);
    expect((await board({ count: 51 })).status).toBe(400);
    expect((await board({ count: 0 })).status).toBe(400);
  });

  test('belongs to the present term: scores of another one are not on it [HOME-10]', async () => {
    const now = platform.clock.now();
    const lastYear = termPeriod('First', now.getTime() - 400 * 24 * 60 * 60 * 1000);
    const { names } = await school([
      { name: 'قديم أ', scores: [100, 5], period: lastYear },
      { name: 'جديد ب', scores: [70, 1] },
    ]);
    expect(await names()).toEqual(['جديد ب.']);
  });

  test('leaves out a student who is to be left out and one who is disabled [T-PRIV-3]', async () => {
    const { tenantId, ids, names } = await school([
      { name: 'خارج أ', scores: [100, 1] },
      { name: 'موقوف ب', scores: [99, 1], disabled: true },
      { name: 'ظاهر ج', scores: [50, 1] },
    ]);
    await platform.withTenant(tenantId, (tx) =>
      tx
        .update(accounts)
        .set({ onHonourBoard: false })
        .where(eq(accounts.id, ids[0] ?? '')),
    );
    expect(await names()).toEqual(['ظاهر ج.']);
  });

  test('is empty where the teacher switched it off [T-PRIV-3]', async () => {
    const { tenantId, names } = await school([{ name: 'سارة م', scores: [100, 1] }]);
    await platform.withTenant(tenantId, async (tx) => {
      const [tenant] = await tx.select().from(tenants);
      if (tenant) await tx.update(tenants).set({ settings: { ...tenant.settings, topStudentsShown: false } });
    });
    expect(await names()).toEqual([]);
  });

  test('is about the grades that the owner chose; another one asked for by name is empty', async () => {
    const { tenantId, names } = await school([
      { name: 'منى س', grade: 'Secondary3', scores: [80, 1] },
      { name: 'علي ح', grade: 'Secondary1', scores: [100, 1] },
    ]);
    await platform.withTenant(tenantId, async (tx) => {
      const [tenant] = await tx.select().from(tenants);
      if (tenant) await tx.update(tenants).set({ settings: { ...tenant.settings, honourGrades: ['Secondary3'] } });
    });
    expect(await names()).toEqual(['منى س.']);
    expect(await names({ grade: 'Secondary3' })).toEqual(['منى س.']);
    expect(await names({ grade: 'Secondary1' })).toEqual([]);
  });

  test('is worked out once a minute, however many ask [HOME-10]', async () => {
    const { tenantId, names } = await school([{ name: 'سارة م', scores: [100, 1] }]);
    expect(await names()).toEqual(['سارة م.']);
    await platform.withTenant(tenantId, (tx) => tx.update(accounts).set({ name: 'منى ك' }));
    expect(await names()).toEqual(['سارة م.']);
    platform.clock.advance(60_001);
    expect(await names()).toEqual(['منى ك.']);
  });
});
