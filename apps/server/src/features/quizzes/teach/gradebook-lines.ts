import { placeText } from '@hessa/contract/list-place';
import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { quizResults } from '../quiz-results-table.ts';
import { type Gradebook, isDue, papersOf, withClass } from './gradebook-class.ts';

interface WantedLines {
  only?: 'missing' | 'low' | undefined;
  sort?: 'name' | 'average' | 'missing' | undefined;
  after?: { key: string; id: string } | undefined;
  size: number;
}

interface Row {
  studentId: string;
  name: string;
  phone: string;
  parentPhone: string | null;
  average: number | null;
  key: string;
  /** Both as JSON. */
  scores: string;
  missing: string;
}

/** Rounded, since the sum of the same scores may differ in its last digit. Who has no paper yet stands behind everybody who has one. */
const BEHIND_ALL = 101;

/**
 * A page of a class. By name the page is cut first and only its papers are looked at; an order or a filter by figures
 * needs those of the whole class, which is one course's and never a tenant's.
 */
export async function findLines(tx: Tx, gradebook: Gradebook, wanted: WantedLines, now: Date) {
  const { size, sort = 'name', only } = wanted;
  const due = isDue(gradebook);
  const countsGaps = sort === 'missing' || only === 'missing';
  const gaps = sql`, count(*) filter (where ${due}) as handed, (select count(*) from quiz q where ${due}) as due`;
  const isByName = sort === 'name' && only === undefined;
  const keys: Record<typeof sort, SQL> = {
    name: sql`s.name`,
    average: sql`coalesce(round(f.average::numeric, 4)::float8, ${BEHIND_ALL})`,
    missing: sql`f.handed - f.due`,
  };
  const key = keys[sort];
  const page = sql`where ${isPast(key, sort, wanted.after)} and ${isWanted(only)} order by ${key}, s.id limit ${size + 1}`;
  const rows = await rowsOf<Row>(
    tx,
    sql`
    ${withClass(gradebook, now)}, line as (
      select s.*, f.average, ${key} as key
      from ${isByName ? sql`(select * from student s ${page})` : sql`student`} s
      cross join lateral (
        select avg(r.score) as average ${countsGaps ? gaps : sql``}
        from ${papersOf(gradebook)} where r.student_id = s.id
      ) f ${isByName ? sql`` : page}
    )
    select s.id as "studentId", s.name, s.phone, s.parent_phone as "parentPhone", s.average, s.key::text as key,
      (select coalesce(json_agg(json_build_object('lessonId', r.lesson_id, 'score', r.score)), '[]')
        from ${papersOf(gradebook)} where r.student_id = s.id)::text as scores,
      (select coalesce(json_agg(q.id order by q.position, q.id), '[]') from quiz q where ${due} and not exists (
        select from ${quizResults} r where r.tenant_id = ${gradebook.tenantId} and r.student_id = s.id
          and r.course_id = ${gradebook.courseId} and r.lesson_id = q.id
      ))::text as missing
    from line s order by s.key, s.id`,
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    students: shown.map(({ key: _, scores, missing, ...student }) => ({
      ...student,
      scores: JSON.parse(scores) as { lessonId: number; score: number }[],
      missing: JSON.parse(missing) as number[],
    })),
    next: last && rows.length > size ? placeText(last.key, last.studentId) : null,
  };
}

function isPast(key: SQL, sort: 'name' | 'average' | 'missing', after: WantedLines['after']): SQL {
  if (!after) return sql`true`;
  const place = sort === 'name' ? sql`${after.key}::text` : sql`${Number(after.key)}::float8`;
  return sql`(${key}, s.id) > (${place}, ${after.id}::uuid)`;
}

function isWanted(only: WantedLines['only']): SQL {
  if (only === 'missing') return sql`f.due > f.handed`;
  return only === 'low' ? sql`f.average < ${GOOD_FROM}` : sql`true`;
}
