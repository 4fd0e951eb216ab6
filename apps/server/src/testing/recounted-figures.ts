import type postgres from 'postgres';

interface Recount {
  table: string;
  /** What a figure is told apart by, with the tenant. */
  by: string;
  figures: readonly string[];
  /** The same from the rows that they are kept of: `by` and the figures. */
  query: string;
}

const day = (moment: string) => `(${moment} at time zone 'Africa/Cairo')::date`;

/** As `final-marks.ts` has it. */
const WORTH = 'case when not for_now then coalesce(score, held_score) end';

/**
 * Every figure that the database keeps by itself, counted anew: what a test compares it with, and a measurement fills
 * it by.
 */
export const RECOUNTS: readonly Recount[] = [
  {
    table: 'quiz_figures',
    by: 'tenant_id, lesson_id, content_version, score',
    figures: ['papers'],
    query: `select tenant_id, lesson_id, content_version, ${WORTH}, count(*)::int
      from quiz_results where ${WORTH} is not null group by 1, 2, 3, 4`,
  },
  {
    table: 'class_marks',
    by: 'tenant_id, course_id, student_id, lessons',
    figures: ['papers', 'score_sum'],
    query: `
      select tenant_id, course_id, student_id, range_agg(int8range(lesson_id, lesson_id, '[]')),
        count(${WORTH}), coalesce(sum((${WORTH})::numeric), 0)
      from quiz_results group by 1, 2, 3`,
  },
  {
    table: 'course_holders',
    by: 'tenant_id, course_id',
    figures: ['holders'],
    query: 'select tenant_id, course_id, count(*)::int from enrolments group by 1, 2',
  },
  {
    table: 'learner_days',
    by: 'tenant_id, student_id, day, grade',
    figures: ['lessons'],
    query: `
      select p.tenant_id, p.student_id, p.active_on, coalesce(max(a.grade), ''), count(*)::int
      from lesson_progress p join accounts a on a.tenant_id = p.tenant_id and a.id = p.student_id group by 1, 2, 3`,
  },
  {
    table: 'day_figures',
    by: 'tenant_id, day, kind, grade, course_id',
    figures: ['count'],
    query: `
      select tenant_id, ${day('created_at')}, 'newStudents', coalesce(grade, ''), 0, count(*)::int
      from accounts where role = 'student' group by 1, 2, 4
      union all
      select tenant_id, ${day('redeemed_at')}, 'redemptions', '', course_id, count(*)::int
      from codes where redeemed_at is not null group by 1, 2, 5
      union all
      select tenant_id, ${day('submitted_at')}, 'submissions', '', course_id, count(*)::int
      from quiz_results group by 1, 2, 5
      union all
      select tenant_id, day, 'activeLearners', grade, 0, count(*)::int from learner_days group by 1, 2, 4`,
  },
  {
    table: 'card_stock',
    by: 'tenant_id, seller_id, batch_id',
    figures: ['redeemed', 'voided', 'sold', 'owed_for', 'in_hand', 'due_piastres'],
    query: `
      select tenant_id, coalesce(seller_id, 0), batch_id, count(redeemed_at),
        count(*) filter (where redeemed_at is null and voided_at is not null),
        count(*) filter (where redeemed_at is null and voided_at is null and sold_at is not null),
        count(coalesce(sold_at, redeemed_at)),
        count(*) filter (where coalesce(sold_at, redeemed_at) is null and voided_at is null),
        coalesce(sum(price_piastres) filter (where coalesce(sold_at, redeemed_at) is not null), 0)
      from codes group by 1, 2, 3`,
  },
  {
    table: 'card_sales',
    by: 'tenant_id, seller_id, day, course_id',
    figures: ['sold', 'redeemed', 'due_piastres'],
    query: `
      select tenant_id, coalesce(seller_id, 0), ${day('coalesce(sold_at, redeemed_at)')}, course_id, count(*),
        count(redeemed_at), sum(price_piastres)
      from codes where coalesce(sold_at, redeemed_at) is not null group by 1, 2, 3, 4`,
  },
];

/**
 * What is kept and what a recount finds, as lines in one order; learners by their day alone, whose grade may be an
 * earlier one.
 */
export async function keptAndRecounted(owner: postgres.Sql): Promise<[kept: string[], recounted: string[]][]> {
  const pairs: [string[], string[]][] = [];
  for (const { table, by, figures, query } of RECOUNTS) {
    const told = table === 'learner_days' ? 'tenant_id, student_id, day' : by;
    const lines = async (from: string) => {
      const rows = await owner.unsafe(
        `select ${told}, ${figures.map((figure) => `sum(${figure})::float8 as ${figure}`).join(', ')}
         from (${from}) f (${by}, ${figures.join(', ')}) group by ${told}
         having ${figures.map((figure) => `sum(${figure}) <> 0`).join(' or ')}`,
      );
      return rows.map((row) => `${table} ${JSON.stringify(row)}`).sort();
    };
    pairs.push([await lines(`select ${by}, ${figures.join(', ')} from ${table}`), await lines(query)]);
  }
  return pairs;
}
