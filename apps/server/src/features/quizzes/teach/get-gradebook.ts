import { getGradebook as endpoint } from '@hessa/contract/quizzes/teach/get-gradebook';
import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { finalWorth } from '../final-marks.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import {
  averageOf,
  findGradebook,
  GAPS,
  type Gradebook,
  overOf,
  papersOf,
  WITH_OVER,
  withClass,
  withMarks,
} from './gradebook-class.ts';

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
        quizzes: gradebook.quizzes.map(({ lessonId, name, unitName, shown }) => {
          const { papers = 0, average: ofQuiz = null, missing = 0 } = figuresOf.get(lessonId) ?? {};
          const figures = { lessonId, name, unitName, papers, average: ofQuiz, missing };
          return shown ? figures : { ...figures, hidden: true as const };
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
 * All figures of a class out of what is kept: of each student for the lines, of each quiz for the columns, less the
 * papers of those who are not in the class any more.
 */
async function countClass(tx: Tx, gradebook: Gradebook, now: Date): Promise<Figures> {
  const { tenantId } = gradebook;
  const [figures] = await rowsOf<Figures>(
    tx,
    sql`
    ${withClass(gradebook, now)}, ${overOf(gradebook)}, whole as materialized (
      select s.id, m.student_id, ${averageOf(gradebook)} as average, ${GAPS} as gaps
      from student s ${WITH_OVER} ${withMarks(gradebook)}
    ), line as not materialized (
      select average, gaps from whole where id is not null
    ), missing as (
      select q.id, sum(g.times)::int as missing
      from (select gap, count(*) as times from (select unnest(gaps) as gap from line where not isempty(gaps)) alone group by 1) g
      join quiz q on g.gap @> q.id group by 1
    ), outside as (
      select student_id from whole where id is null
    ), mark as (
      select f.lesson_id, f.papers, f.papers * f.score as score
      from ${quizFigures} f join quiz q on q.id = f.lesson_id where f.tenant_id = ${tenantId}
      union all
      select p.lesson_id, -1, -p.score from outside cross join lateral (
        select r.lesson_id, ${finalWorth('r')} as score from ${papersOf(gradebook)}
        where r.student_id = outside.student_id and ${finalWorth('r')} is not null offset 0) p
    ), handed as (
      select lesson_id, sum(papers)::int as papers, sum(score) / sum(papers) as average
      from mark group by 1 having sum(papers) > 0
    )
    select (
      select coalesce(json_agg(json_build_object('lessonId', q.id, 'papers', coalesce(h.papers, 0), 'average', h.average,
        'missing', coalesce(e.missing, 0))), '[]')
      from quiz q left join handed h on h.lesson_id = q.id left join missing e on e.id = q.id
    )::text as columns, count(*)::int as students, (count(*) filter (where not isempty(gaps)))::int as "withMissing",
      (count(*) filter (where average < ${GOOD_FROM}))::int as low, avg(average) as average
    from line`,
  );
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}
