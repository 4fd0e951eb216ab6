import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { placeTenant } from './place-tenant.ts';
import { fitStatements, planSpreading } from './plan-spreading.ts';
import { type Layout, readLayout } from './read-layout.ts';
import { spreadDatabase } from './spread-database.ts';

let database: TestDatabase;
let layout: Layout;
beforeAll(async () => {
  database = await createTestDatabase();
  layout = await readLayout(async (text) => [...(await database.owner.unsafe(text))]);
});
afterAll(() => database.drop());

const tableOf = (statement: string) => /create_(?:distributed|reference)_table\('"(\w+)"'/.exec(statement)?.[1];

describe('spreading the database by tenant', () => {
  test('spreads every table of the schema once, tenants and their host names whole on every machine [MACH-33]', () => {
    const plan = planSpreading(layout);
    const spread = plan.flatMap((statement) => tableOf(statement) ?? []);
    expect(spread.toSorted()).toEqual(layout.tables.map(({ name }) => name).toSorted());
    expect(spread.length).toBeGreaterThan(40);
    const whole = plan.filter((statement) => statement.includes('create_reference_table')).map(tableOf);
    expect(whole).toEqual(['tenants', 'tenant_hosts']);
    const beside = plan.filter((statement) => statement.includes("colocate_with => 'accounts'"));
    expect(beside).toHaveLength(spread.length - 3);
  });

  test('takes every foreign key away before and adds it again as it was [MACH-33]', async () => {
    const plan = planSpreading(layout);
    const dropped = plan.flatMap((statement) => /drop constraint "(\w+)"/.exec(statement)?.[1] ?? []);
    const added = plan.flatMap((statement) => /add constraint "(\w+)"/.exec(statement)?.[1] ?? []);
    const [keys] = await database.owner`select count(*)::int from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`;
    expect(dropped).toHaveLength(Number(keys?.count));
    expect(added).toEqual(dropped);
    const at = (part: string) => plan.findIndex((statement) => statement.includes(part));
    expect(at('drop constraint')).toBeLessThan(at('create_reference_table'));
    expect(at('create_distributed_table')).toBeLessThan(at('add constraint'));
    expect(plan.filter((statement) => statement.includes('add constraint')).join()).toContain('ON DELETE CASCADE');
  });

  test('keeps triggers still while rows are carried, so that nothing is counted twice [MACH-33]', () => {
    const plan = planSpreading(layout);
    const dropped = plan.filter((statement) => statement.startsWith('drop trigger'));
    const made = plan.filter((statement) => statement.startsWith('CREATE TRIGGER'));
    expect(dropped.length).toBeGreaterThan(8);
    expect(made).toHaveLength(dropped.length);
    const lastCarried = plan.findLastIndex((statement) => statement.includes('create_distributed_table'));
    expect(plan.indexOf(dropped.at(-1) ?? '')).toBeLessThan(plan.findIndex((each) => tableOf(each) !== undefined));
    expect(plan.indexOf(made[0] ?? '')).toBeGreaterThan(lastCarried);
  });

  test('brings what triggers call to the rows, and leaves out what asks across tenants [MACH-33]', () => {
    const brought = planSpreading(layout).filter((statement) => statement.includes('create_distributed_function'));
    expect(brought.join()).toContain('keep_learner_days()');
    expect(brought.join()).toContain('add_to_day(');
    expect(brought.join()).not.toContain('tenant_of_host');
  });

  test('policies that workers would refuse or take for wider become one, and one without such a form stops it [MACH-33]', async () => {
    const policies = planSpreading(layout).filter((statement) => statement.includes('policy'));
    expect(() => planSpreading({ ...layout, unfitPolicies: ['another'] })).toThrow(/another/);
    await database.owner.begin(async (sql) => {
      for (const statement of policies) await sql.unsafe(statement);
      const after = await readLayout(async (text) => [...(await sql.unsafe(text))]);
      expect(after.unfitPolicies).toEqual([]);
      await sql.unsafe('rollback; begin');
    });
  });

  test('the one policy of accounts shows and takes what both did, whatever grades somebody serves [MACH-79]', async () => {
    const wholePolicy = `select string_agg('(' || qual || ')', ' and ') as qual,
      string_agg('(' || coalesce(with_check, qual) || ')', ' and ') as with_check
      from pg_policies where tablename = 'accounts'`;
    await database.owner.begin(async (sql) => {
      const judged = async (expression: string) => {
        const rows: unknown[] = [];
        for (const grades of ['', '{}', '{first}', '{first,second}']) {
          await sql`select set_config('hessa.tenant', 'own', true), set_config('hessa.grades', ${grades}, true)`;
          rows.push(
            ...(await sql.unsafe(`select tenant_id, grade, (${expression}) as is_open
              from (values ('own'), ('other')) t (tenant_id), (values (null), ('first'), ('second')) g (grade)`)),
          );
        }
        return rows;
      };
      const [both] = await sql.unsafe(wholePolicy);
      for (const statement of fitStatements(layout)) await sql.unsafe(statement);
      const [one] = await sql.unsafe(wholePolicy);
      expect(one?.qual).not.toBe(both?.qual);
      const shown = await judged(both?.qual);
      expect(shown).toContainEqual({ tenant_id: 'own', grade: 'second', is_open: false });
      expect(await judged(one?.qual)).toEqual(shown);
      expect(await judged(one?.with_check)).toEqual(await judged(both?.with_check));
      await sql.unsafe('rollback; begin');
    });
  });

  test('a function that is given all changed rows gets another form, and one without such a form stops it [MACH-69]', () => {
    expect(layout.unfitFunctions).toEqual(['keep_card_figures']);
    expect(() => planSpreading({ ...layout, unfitFunctions: ['another'] })).toThrow(/another/);
    expect(planSpreading(layout).filter((each) => each.startsWith('create or replace function'))).toHaveLength(1);
  });

  test('row security binds the application there and no longer the owner, who has to be a superuser [MACH-73]', () => {
    const plan = planSpreading(layout);
    const unforced = plan.flatMap((each) => /^alter table "(\w+)" no force row level security$/.exec(each)?.[1] ?? []);
    expect(unforced).toEqual(layout.tables.map(({ name }) => name));
    const lastUnforced = plan.findLastIndex((each) => each.endsWith('no force row level security'));
    expect(lastUnforced).toBeLessThan(plan.findIndex((each) => tableOf(each) !== undefined));
    expect(() => planSpreading({ ...layout, isSuperuser: false })).toThrow('has to be a superuser');
  });

  test('a teacher of a database on one machine is not placed, and is told why [MACH-74]', async () => {
    const wish = { tenantId: 'cards', to: null };
    await expect(placeTenant(database.ownerUrl, database.ownerUrl, wish)).rejects.toThrow('spread it first');
  });

  test('only what is new is spread the second time [MACH-33, MACH-34]', () => {
    const spread = {
      ...layout,
      unfitPolicies: [],
      unfitFunctions: [],
      tables: layout.tables.map((table) => ({ ...table, isSpread: true })),
    };
    expect(planSpreading(spread)).toEqual([]);
    const [first, ...others] = spread.tables;
    const plan = planSpreading({ ...spread, tables: [{ name: first?.name ?? '', isSpread: false }, ...others] });
    expect(plan.flatMap((statement) => tableOf(statement) ?? [])).toEqual([first?.name]);
  });

  test('a PostgreSQL without the extension is told so in one line, and nothing of it changes [MACH-33]', async () => {
    await expect(spreadDatabase(database.ownerUrl, database.ownerUrl, false)).rejects.toThrow(
      'this PostgreSQL has no Citus extension',
    );
    expect(await readLayout(async (text) => [...(await database.owner.unsafe(text))])).toEqual(layout);
  });
});
