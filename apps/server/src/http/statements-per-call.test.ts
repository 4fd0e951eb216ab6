import { globSync } from 'node:fs';
import { apiByFeature } from '@hessa/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import {
  makeStatementWorld,
  type StatementBudget,
  type StatementBudgets,
  type StatementWorld,
} from '../testing/statement-world.ts';
import { statementsOf } from '../testing/statements-of.ts';
import type { AnyAnswer } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

/** What a person does once in a while, or what the console does for one person. */
const UNCOUNTED: readonly (keyof typeof apiByFeature)[] = [
  'audit',
  'auth',
  'contact',
  'data',
  'profile',
  'site',
  'students',
  'team',
  'trash',
];

/** They look into films and make them anew, by tools that this world has none of. */
const UNCOUNTED_CALLS: readonly string[] = ['remakeFilm', 'lookIntoUpload'];

/** Editing a course comes behind the students' calls, which need it as it was made. */
const LAST = 'authoring';

/**
 * What each call may cost the database, however much there is: a feature says it in its statement-budgets.fixture.ts.
 * A call that needs more must say so there; one whose cost grows with its data fails whatever it says.
 */
const files = globSync('*/statement-budgets.fixture.ts', { cwd: new URL('../features/', import.meta.url).pathname });
const ordered = files.sort((a, b) => Number(a.startsWith(LAST)) - Number(b.startsWith(LAST)) || a.localeCompare(b));
const parts: { statementBudgets: StatementBudgets }[] = await Promise.all(
  ordered.map(
    (file) => import(`../features/${file.replace('/statement-budgets.fixture.ts', '')}/statement-budgets.fixture.ts`),
  ),
);
const BUDGETS: StatementBudgets = Object.assign({}, ...parts.map((part) => part.statementBudgets));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
});
afterAll(() => platform.stop());

/** The statements of one call, in order. Who the tenant is, is remembered between calls and so left out. */
async function sentBy(budget: StatementBudget, world: StatementWorld): Promise<string[]> {
  await platform.database.owner`update courses set version = version + 1 where id = ${world.course.id}`;
  let answer: AnyAnswer | undefined;
  const statements = await statementsOf(async () => {
    answer = await budget.make(world);
  });
  expect(answer?.status, answer?.text).toBe(200);
  return statements.filter((text) => !text.includes('from "tenants"'));
}

test('every call has a budget, but for those that are counted nowhere', () => {
  const counted = Object.entries(apiByFeature).filter(([feature]) => !UNCOUNTED.some((name) => name === feature));
  const named = counted.flatMap(([, calls]) => Object.keys(calls)).filter((name) => !UNCOUNTED_CALLS.includes(name));
  expect(Object.keys(BUDGETS).sort()).toEqual(named.sort());
});

describe('statements a call sends to the database', () => {
  let small: StatementWorld;
  let large: StatementWorld;
  beforeAll(async () => {
    small = await makeStatementWorld(platform, 1);
    large = await makeStatementWorld(platform, 30);
  });

  test.each(Object.entries(BUDGETS))(
    '%s: as many for thirty of everything as for one, and no more than declared',
    async (_name, budget) => {
      const few = await sentBy(budget, small);
      const many = await sentBy(budget, large);
      expect(many.length, many.join('\n')).toBe(few.length);
      expect(many.length, many.join('\n')).toBeLessThanOrEqual(budget.statements);
    },
  );

  test('a page of students costs the login, the page, their devices and what they hold, however many they are [DESK-181]', async () => {
    const page = async ({ staff }: StatementWorld) =>
      (await statementsOf(() => staff.call('GET /api/teach/students', { query: {} }))).filter(
        (text) => !text.includes('from "tenants"'),
      );
    const [few, many] = [await page(small), await page(large)];
    expect(many.length, many.join('\n')).toBe(few.length);
    expect(many, many.join('\n')).toHaveLength(4);
  });

  test('a course whose version is known costs its own row, the student’s standing and the login, however long it is', async () => {
    const tree = () => large.phone.request(`/api/Course/tree-course-with-progress?courseid=${large.course.id}`);
    await tree();
    const statements = await statementsOf(tree);
    expect(statements.filter((text) => !text.includes('from "tenants"'))).toHaveLength(3);
  });
});
