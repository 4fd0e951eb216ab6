import type postgres from 'postgres';

/** What is written while the database keeps its figures by triggers, and what is changed by it. */
interface Case {
  name: string;
  table: 'quiz_results' | 'codes' | 'enrolments';
  /** So many statements a round; a step over many cards is one. */
  statements: number;
  write: (tx: postgres.TransactionSql, at: number) => Promise<unknown>;
}

const ROUNDS = 7;

export interface KeepingCost {
  name: string;
  /** The best round of each, in ms a statement. */
  without: number;
  kept: number;
}

/**
 * The same statements with the triggers and without, in turn, each round in a transaction that is rolled back: the
 * tables are the same for all of them. Foreign keys are checked in both.
 */
export async function measureKeeping(sql: postgres.Sql, tenant: string): Promise<KeepingCost[]> {
  const students = await sql<{ id: string }[]>`
    select id from accounts where tenant_id = ${tenant} and role = 'student' order by id limit 150`;
  const [quiz] = await sql<{ id: string; courseId: string }[]>`
    select l.id, l.course_id as "courseId" from lessons l where l.tenant_id = ${tenant} and l.type = 'Quiz'
      and not exists (select from quiz_results r where r.tenant_id = l.tenant_id and r.lesson_id = l.id) limit 1`;
  const cards = await sql<{ id: string; serial: number }[]>`
    select id, serial from codes where tenant_id = ${tenant} and redeemed_at is null and voided_at is null and sold_at is null
    order by serial limit 150`;
  if (!quiz) throw new Error('a school without a fresh quiz');
  const ids = cards.map(({ id }) => id);
  const cases: Case[] = [
    {
      name: 'a paper handed in',
      table: 'quiz_results',
      statements: students.length,
      write: (tx, at) => tx`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score,
          correct_count, total, notes, submitted_at)
        values (${tenant}, ${students[at]?.id ?? ''}, ${quiz.courseId}, ${quiz.id}, 1, '[0, 1]', 50, 1, 2, '', now())`,
    },
    {
      name: 'a card redeemed',
      table: 'codes',
      statements: cards.length,
      write: (tx, at) => tx`
        update codes set redeemed_at = now(), redeemed_by = ${students[at % students.length]?.id ?? ''}
        where tenant_id = ${tenant} and id = ${ids[at] ?? 0}`,
    },
    {
      name: 'a course given',
      table: 'enrolments',
      statements: students.length,
      write: (tx, at) => tx`
        insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
        values (${tenant}, ${students[at]?.id ?? ''}, ${quiz.courseId}, now(), 'granted') on conflict do nothing`,
    },
    {
      name: `${ids.length} cards sold in one step`,
      table: 'codes',
      statements: 1,
      write: (tx) => tx`update codes set sold_at = now() where tenant_id = ${tenant} and id = any(${ids}::bigint[])`,
    },
  ];
  const costs: KeepingCost[] = [];
  for (const each of cases) {
    const best = { without: Number.POSITIVE_INFINITY, kept: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const how of ['without', 'kept'] as const) best[how] = Math.min(best[how], await timeRound(sql, each, how));
    }
    costs.push({ name: each.name, ...best });
  }
  return costs;
}

class Undone extends Error {}

async function timeRound(sql: postgres.Sql, { table, statements, write }: Case, how: 'without' | 'kept') {
  let took = 0;
  const round = sql.begin(async (tx) => {
    if (how === 'without') await tx.unsafe(`alter table ${table} disable trigger user`);
    const started = performance.now();
    for (let at = 0; at < statements; at += 1) await write(tx, at);
    took = (performance.now() - started) / statements;
    throw new Undone();
  });
  await round.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return took;
}
