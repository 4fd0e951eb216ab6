import { CHANCE_CASES, WEEK_OF_CASES } from '@hessa/rules/quizzes/chance-cases.fixture';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/rows-of.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { hadChanceInSql } from './had-chance-in-sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const day = (number: number | null) =>
  sql`${number === null ? null : new Date(Date.UTC(2026, 0, number)).toISOString()}::timestamptz`;

test.each(CHANCE_CASES)(
  'the database says as the rules of a lesson %s: %j, %s [DESK-243, DESK-301]',
  async (_, seen, had) => {
    const judge = (until: number | null) => hadChanceInSql('l', day(WEEK_OF_CASES.from), day(until));
    const [row] = await platform.withTenant(platform.tenantId, (tx) =>
      rowsOf<{ had: boolean; always: boolean }>(
        tx,
        sql`select ${judge(WEEK_OF_CASES.until)} as had, ${judge(null)} as always from (
        select ${day(seen.placedAt)} as placed_at, ${day(seen.goneFrom)} as gone_from, ${day(seen.goneUntil)} as gone_until) l`,
      ),
    );
    expect(row).toEqual({ had, always: true });
  },
);
