import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestTenants, type TestTenants } from '../../testing/test-tenants.ts';
import { FIT_FUNCTIONS } from './fit-functions.ts';
import { readLayout } from './read-layout.ts';

let tenants: TestTenants;
beforeAll(async () => {
  tenants = await createTestTenants(['cards'], new Date('2026-01-01T00:00:00Z'));
});
afterAll(() => tenants.drop());

/** Cards as far as their figures are concerned, with the triggers that `codes` has. */
const CARDS = `
  create table tried_cards (tenant_id text, serial int, seller_id bigint, batch_id bigint, course_id bigint,
    price_piastres int, sold_at timestamptz, redeemed_at timestamptz, voided_at timestamptz);
  create trigger made after insert on tried_cards referencing new table as cards
    for each statement execute function keep_card_figures('1');
  create trigger gone after delete on tried_cards referencing old table as cards
    for each statement execute function keep_card_figures('-1');
  create trigger was after update on tried_cards referencing old table as cards
    for each statement execute function keep_card_figures('-1');
  create trigger became after update on tried_cards referencing new table as cards
    for each statement execute function keep_card_figures('1')`;

/** Made, sold, handed over, redeemed, voided and deleted, some at once, of two sellers and batches. */
const EVENING = [
  `insert into tried_cards select 'cards', s, case when s % 2 = 0 then 5 end, 1 + s % 2, 9, 100 * s from generate_series(1, 12) s`,
  `update tried_cards set sold_at = '2026-01-02T21:30:00Z' where serial % 3 = 0`,
  `update tried_cards set redeemed_at = '2026-01-03T10:00:00Z' where serial in (3, 4)`,
  `update tried_cards set voided_at = '2026-01-03T11:00:00Z', seller_id = null where serial > 8`,
  `delete from tried_cards where serial in (1, 6, 12)`,
];

async function figuresOfEvening(fitted: boolean) {
  const { owner } = tenants;
  let figures: unknown;
  await owner
    .begin(async (sql) => {
      await sql.unsafe(CARDS);
      if (fitted) for (const statement of Object.values(FIT_FUNCTIONS)) await sql.unsafe(statement);
      for (const statement of EVENING) await sql.unsafe(statement);
      const stock = await sql`
        select seller_id, batch_id, sum(redeemed) as redeemed, sum(voided) as voided, sum(sold) as sold,
          sum(owed_for) as owed_for, sum(in_hand) as in_hand, sum(due_piastres) as due
        from card_stock where tenant_id = 'cards' group by 1, 2 order by 1, 2`;
      const sales = await sql`
        select seller_id, day::text, course_id, sum(sold) as sold, sum(redeemed) as redeemed, sum(due_piastres) as due
        from card_sales where tenant_id = 'cards' group by 1, 2, 3 order by 1, 2, 3`;
      const { unfitFunctions } = await readLayout(async (text) => [...(await sql.unsafe(text))]);
      figures = { stock: [...stock], sales: [...sales], unfitFunctions };
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  return figures as { stock: unknown[]; sales: unknown[]; unfitFunctions: string[] };
}

describe('functions of triggers where the database is spread', () => {
  test('count cards as they do on one PostgreSQL, going through what changed one by one [MACH-69]', async () => {
    const plain = await figuresOfEvening(false);
    const fitted = await figuresOfEvening(true);
    expect(plain.stock).toHaveLength(3);
    expect(plain.sales.length).toBeGreaterThan(2);
    expect(fitted).toEqual({ ...plain, unfitFunctions: [] });
    expect(plain.unfitFunctions).toEqual(Object.keys(FIT_FUNCTIONS));
  });
});
