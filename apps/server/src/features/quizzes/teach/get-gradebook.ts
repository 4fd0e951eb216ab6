import { getGradebook as endpoint } from '@hessa/contract/quizzes/teach/get-gradebook';
import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { findGradebook, type Gradebook, isDue, papersOf, withClass } from './gradebook-class.ts';

interface Column {
  lessonId: number;
  papers: number;
  average: number | null;
  missing: number;
}

interface Figures {
  /** Columns as JSON. */
  columns: string;
  students: number;
  withMissing: number;
  low: number;
  average: number | null;
}

export const getGradebook = handle(endpoint, async (ctx, { params: { courseId } }) => {
  return ctx.withTenant(async (tx) => {
    const gradebook = await findGradebook(tx, ctx.tenant.id, courseId, ctx.now);
    const { columns, students, withMissing, low, average } = await countClass(tx, gradebook, ctx.now);
    const figuresOf = new Map((JSON.parse(columns) as Column[]).map((column) => [column.lessonId, column]));
    return {
      data: {
        courseName: gradebook.courseName,
        quizzes: gradebook.quizzes.map(({ lessonId, name, unitName }) => {
          const { papers = 0, average: ofQuiz = null, missing = 0 } = figuresOf.get(lessonId) ?? {};
          return { lessonId, name, unitName, papers, average: ofQuiz, missing };
        }),
        students,
        withMissing,
        low,
        average,
      },
    };
  }, 'read');
});

/**
 * All figures of a class in one pass over its papers. Who owes a quiz is not looked for student by student: it is those
 * whose week has begun, counted by weeks, less those of them who handed it in.
 */
async function countClass(tx: Tx, gradebook: Gradebook, now: Date): Promise<Figures> {
  const due = isDue(gradebook);
  const [figures] = await rowsOf<Figures>(
    tx,
    sql`
    ${withClass(gradebook, now)}, paper as materialized (
      select r.student_id, r.lesson_id, r.score, ${due} as due
      from ${papersOf(gradebook)} join student s on s.id = r.student_id
    ), handed as (
      select lesson_id, count(*)::int as papers, avg(score) as average, (count(*) filter (where due))::int as due
      from paper group by 1
    ), alike as (
      select weeks, units, count(*)::int as students from student group by 1, 2
    ), expected as (
      select q.id, sum(s.students)::int as due from alike s join quiz q on ${due} group by 1
    ), line as (
      select s.id, p.average, (select count(*) from quiz q where ${due}) > coalesce(p.due, 0) as misses
      from student s left join (
        select student_id, avg(score) as average, count(*) filter (where due) as due from paper group by 1
      ) p on p.student_id = s.id
    )
    select (
      select coalesce(json_agg(json_build_object('lessonId', q.id, 'papers', coalesce(h.papers, 0), 'average', h.average,
        'missing', coalesce(e.due, 0) - coalesce(h.due, 0))), '[]')
      from quiz q left join handed h on h.lesson_id = q.id left join expected e on e.id = q.id
    )::text as columns, count(*)::int as students, (count(*) filter (where misses))::int as "withMissing",
      (count(*) filter (where average < ${GOOD_FROM}))::int as low, avg(average) as average
    from line`,
  );
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}
