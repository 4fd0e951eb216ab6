import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { keptAndRecounted } from '../../testing/recounted-figures.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY } from '../../testing/test-school.ts';
import { foldFigures } from '../statistics/fold-figures.ts';

const platform = await sharedPlatform();

/** Whatever may happen to cards, to one or to a range of them; two sides do it at once. */
const change = fc.record({
  what: fc.constantFrom(
    ...(['hand', 'takeBack', 'sell', 'unsell', 'redeem', 'void', 'unvoid', 'reprice', 'move'] as const),
    ...(['make', 'lose', 'loseAndFind', 'fold'] as const),
  ),
  from: fc.nat(7),
  cards: fc.integer({ min: 1, max: 4 }),
  who: fc.nat(1),
  pounds: fc.nat(300),
  daysAgo: fc.nat(3),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

test('what sellers hold, sold and owe, by batch and by day, is what a recount of the cards finds, whatever happens to them at once and whenever it is folded [DESK-109]', async () => {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const [course, another] = [await school.makeCourse(), await school.makeCourse()];
  for (const size of [5, 3]) await school.makeCodes({ kind: 'course', courseId: course.id, size });
  const student = await school.student();
  const { owner, connectAsOwner } = platform.database;
  const sellers = await owner`
    insert into code_sellers (tenant_id, name, request_key, created_at)
    select ${tenantId}, name, gen_random_uuid(), now() from unnest(array['مكتبة النور', 'سنتر الهدى']) name returning id`;
  const sides = [connectAsOwner(), connectAsOwner()];
  let serial = 1000;

  async function make(sql: postgres.Sql, { what, from, cards, who, pounds, daysAgo }: Change): Promise<unknown> {
    const at = new Date(platform.clock.now().getTime() - daysAgo * DAY);
    // Held in one order, as the console holds them.
    const meant = sql`tenant_id = ${tenantId} and id = any(array(select id from codes where tenant_id = ${tenantId}
      order by id offset ${from} limit ${cards} for update))`;
    const statements = {
      hand: () =>
        sql`update codes set seller_id = ${sellers[who]?.id}, price_piastres = ${pounds * 100} where ${meant}`,
      takeBack: () => sql`update codes set seller_id = null where ${meant}`,
      sell: () => sql`update codes set sold_at = ${at} where ${meant}`,
      unsell: () => sql`update codes set sold_at = null where ${meant}`,
      redeem: () => sql`update codes set redeemed_at = ${at}, redeemed_by = ${student.id} where ${meant}`,
      void: () => sql`update codes set voided_at = ${at} where ${meant}`,
      unvoid: () => sql`update codes set voided_at = null where ${meant}`,
      reprice: () => sql`update codes set price_piastres = ${pounds * 100} where ${meant}`,
      move: () => sql`update codes set course_id = ${another.id} where ${meant}`,
      make: () => sql`
        insert into codes (tenant_id, batch_id, serial, kind, course_id, lookup_hash, sealed, price_piastres, sold_at)
        select tenant_id, id, ${++serial}, kind, course_id, ${randomBytes(32)}, ${randomBytes(32)}, ${pounds * 100}, ${at}
        from code_batches where tenant_id = ${tenantId} order by id limit 1`,
      lose: () => sql`delete from codes where ${meant}`,
      loseAndFind: () =>
        sql.begin(async (tx) => {
          const kept = tx(`kept_${randomUUID().replaceAll('-', '')}`);
          await tx`create temporary table ${kept} on commit drop as select * from codes where ${meant}`;
          await tx`delete from codes where tenant_id = ${tenantId} and id in (select id from ${kept})`;
          await tx`insert into codes overriding system value select * from ${kept}`;
        }),
      fold: () => foldFigures(platform.withTenant, tenantId),
    };
    return statements[what]();
  }

  const twoSides = fc.tuple(fc.array(change, { maxLength: 30 }), fc.array(change, { maxLength: 30 }));
  let everKept = 0;
  await fc.assert(
    fc.asyncProperty(twoSides, async (changes) => {
      await Promise.all(
        changes.map(async (side, at) => {
          for (const each of side) await make(sides[at] ?? owner, each);
        }),
      );
      for (const [kept, recounted] of await keptAndRecounted(owner)) {
        expect(kept).toEqual(recounted);
        everKept += kept.length;
      }
    }),
    { numRuns: 12 },
  );
  expect(everKept).toBeGreaterThan(0);
});
