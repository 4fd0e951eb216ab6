import { listMarking as endpoint } from '@hessa/contract/quizzes/marking/list-marking';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { quizResults } from '../quiz-results-table.ts';
import { differsInSql, waitsInSql } from './answers-in-sql.ts';

interface Row {
  lessonId: string;
  lessonName: string;
  courseName: string;
  waiting: number;
  forOthers: number;
  differing: number;
  since: string;
}

/** Out of the index of what waits: nothing else is looked at. An assistant's students are those the policy shows. */
export const listMarking = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const answer = sql.raw('x.answer');
    const rows = await rowsOf<Row>(
      tx,
      sql`
      select l.id as "lessonId", l.name as "lessonName", c.name as "courseName", w.waiting, w."forOthers", w.differing, w.since
      from (
        select lesson_id, count(*) filter (where waits)::int as waiting, count(*) filter (where not waits and not differs)::int as "forOthers",
          count(*) filter (where differs)::int as differing, min(submitted_at) as since
        from (
          select r.lesson_id, r.submitted_at,
            exists (select from jsonb_array_elements(r.answers) x (answer) where ${waitsInSql(answer, ctx.account.id)}) as waits,
            exists (select from jsonb_array_elements(r.answers) x (answer) where ${differsInSql(answer)}) as differs
          from ${quizResults} r join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
          where r.tenant_id = ${tenantId} and r.score is null and r.held_score is null
        ) judged group by 1
      ) w
      join ${lessons} l on l.tenant_id = ${tenantId} and l.id = w.lesson_id
      join ${courses} c on c.tenant_id = ${tenantId} and c.id = l.course_id
      order by w.since`,
    );
    const data = rows.map((row) => ({
      ...row,
      lessonId: Number(row.lessonId),
      since: new Date(row.since).toISOString(),
    }));
    return { data };
  }, 'read'),
);
