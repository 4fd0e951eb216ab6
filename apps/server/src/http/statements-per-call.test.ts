import { globSync } from 'node:fs';
import { apiByFeature } from '@hessa/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { appConnection } from '../testing/app-connection.ts';
import { scansOf } from '../testing/scans-of.ts';
import { sharedPlatform } from '../testing/shared-platform.ts';
import {
  makeStatementWorld,
  type StatementBudget,
  type StatementBudgets,
  type StatementWorld,
} from '../testing/statement-world.ts';
import { statementsOf } from '../testing/statements-of.ts';
import type { AnyAnswer } from '../testing/test-client.ts';

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

/**
 * A class writes these in the same minute. Until the database has counted its rows anew it takes any index for as good as
 * another, and plans that it made then stay: one that does not lead to the student would read the whole class each time.
 */
const FILLS_AT_ONCE: ReadonlySet<string> = new Set([
  'exam_sittings',
  'held_answers',
  'lesson_progress',
  'quiz_attempts',
  'quiz_results',
  'unit_extensions',
  'watch_hours',
]);

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

const platform = await sharedPlatform();
const app = appConnection(platform);

/** What each call has sent, by its text. */
const sent = new Map<string, string>();

/** The statements of one call, in order. Who the tenant is, is remembered between calls and so left out. */
async function sentBy(name: string, budget: StatementBudget, world: StatementWorld): Promise<string[]> {
  await platform.database.owner`update courses set version = version + 1 where id = ${world.course.id}`;
  let answer: AnyAnswer | undefined;
  const statements = await statementsOf(async () => {
    answer = await budget.make(world);
  });
  expect(answer?.status, answer?.text).toBe(200);
  for (const text of statements) sent.set(text, name);
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
    async (name, budget) => {
      const few = await sentBy(name, budget, small);
      const many = await sentBy(name, budget, large);
      expect(many.length, many.join('\n')).toBe(few.length);
      expect(many.length, many.join('\n')).toBeLessThanOrEqual(budget.statements);
    },
  );

  test('what fills within a minute is read by the student, also before the database has counted it [EXAM-306]', async () => {
    expect([...sent.values()]).toEqual(
      expect.arrayContaining(['startExam', 'handInExam', 'saveAnswers', 'submitQuiz']),
    );
    const readThrough: string[] = [];
    for (const [text, call] of sent) {
      for (const { table, how, ledBy, asks } of await scansOf(app, platform.tenantId, text)) {
        if (!FILLS_AT_ONCE.has(table) || !/\bstudent_id = (?!\()/.test(asks)) continue;
        readThrough.push(`${call} reads ${table} by ${how} (${ledBy}) and then asks ${asks}`);
      }
    }
    expect(readThrough).toEqual([]);
  });

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
