import { placeText } from '@hessa/contract/list-place';
import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { finalWorth } from '../final-marks.ts';
import {
  averageOf,
  GAPS,
  type Gradebook,
  IS_OVER,
  isDue,
  overOf,
  papersOf,
  WITH_OVER,
  WORTH,
  withClass,
  withMarks,
} from './gradebook-class.ts';

interface WantedLines {
  only?: 'missing' | 'low' | undefined;
  sort?: 'name' | 'average' | 'missing' | undefined;
  after?: { key: string; id: string } | undefined;
  size: number;
}

interface Row {
  /** How many there are on all pages. */
  wanted: number;
  studentId: string;
  name: string;
  phone: string;
  parentPhone: string | null;
  average: number | null;
  key: string;
  /** All three as JSON. */
  scores: string;
  missing: string;
  stillOpen: string;
}

interface Score {
  lessonId: number;
  score: number | null;
  forNow: boolean;
}

/**
 * Rounded, since the sum of the same scores may differ in its last digit. Who has no paper yet stands behind everybody
 * who has one.
 */
const BEHIND_ALL = 101;

/** Of more than so many a page by name is met soon enough on a walk through all names; fewer are sorted. */
const WALKED_FROM = 2000;

/**
 * A page of a class: who is wanted, out of what is kept of each student, then the page, and only of that the papers.
 */
export async function findLines(tx: Tx, gradebook: Gradebook, wanted: WantedLines, now: Date) {
  const { size, sort = 'name', only } = wanted;
  const { tenantId } = gradebook;
  const countsGaps = sort === 'missing' || only === 'missing';
  const usesMarks = sort !== 'name' || only !== undefined;
  const keys: Record<typeof sort, SQL> = {
    name: sql`null`,
    average: sql`coalesce(round(${averageOf(gradebook)}::numeric, 4)::float8, ${BEHIND_ALL})`,
    missing: sql`-(select coalesce(sum((upper(gap) - lower(gap))::int), 0) from unnest(${GAPS}) gap)`,
  };
  // `offset 0`: a planner that knew of `id is not null` inside would look thousands up one by one (`withMarks`).
  const rows = await rowsOf<Row>(
    tx,
    sql`
    ${withClass(gradebook, now)} ${countsGaps ? sql`, ${overOf(gradebook)}` : sql``}, wanted as materialized (
      select id, key from (
        select s.id, ${keys[sort]} as key, ${isWanted(only, gradebook)} as kept
        from student s ${countsGaps ? WITH_OVER : sql``} ${usesMarks ? withMarks(gradebook) : sql``} offset 0
      ) w where id is not null and kept
    ), page as (${sort === 'name' ? pageByName(tenantId, wanted) : pageByKey(wanted)})
    select (select count(*) from wanted)::int as wanted, a.id as "studentId", a.name, a.phone, a.parent_phone as "parentPhone", p.average, page.key::text as key,
      coalesce(p.scores, '[]')::text as scores,
      coalesce(gaps.missing, '[]')::text as missing, coalesce(gaps.still_open, '[]')::text as "stillOpen"
    from page join student s on s.id = page.id
    join ${accounts} a on a.tenant_id = ${tenantId} and a.id = page.id
    cross join lateral (
      select avg(${finalWorth('r')}) as average, array_agg(r.lesson_id) as handed,
        json_agg(json_build_object('lessonId', r.lesson_id, 'score', ${WORTH},
          'forNow', r.for_now)) as scores
      from ${papersOf(gradebook)} where r.student_id = page.id
    ) p
    cross join lateral (
      select json_agg(q.id order by q.position, q.id) filter (where ${IS_OVER}) as missing,
        json_agg(q.id order by q.position, q.id) filter (where not ${IS_OVER}) as still_open
      from quiz q where ${isDue(gradebook)} and q.id <> all (coalesce(p.handed, '{}'))
    ) gaps
    order by page.key, page.id`,
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    wanted: last?.wanted ?? 0,
    students: shown.map(({ key: _, wanted: __, scores, missing, stillOpen, ...student }) => ({
      ...student,
      scores: (JSON.parse(scores) as Score[]).map(({ forNow, ...mark }) => ({
        ...mark,
        ...(forNow && mark.score !== null && { provisional: true as const }),
      })),
      missing: JSON.parse(missing) as number[],
      stillOpen: JSON.parse(stillOpen) as number[],
    })),
    next: last && rows.length > size ? placeText(last.key, last.studentId) : null,
  };
}

function pageByKey({ after, size }: WantedLines): SQL {
  const past = after ? sql`(key, id) > (${Number(after.key)}::float8, ${after.id}::uuid)` : sql`true`;
  return sql`select id, key from wanted where ${past} order by key, id limit ${size + 1}`;
}

/** One of the two is carried out, by how many are wanted: names stand with the accounts, in an index of all of them. */
function pageByName(tenantId: string, { after, size }: WantedLines): SQL {
  const past = after ? sql`(a.name, a.id) > (${after.key}::text, ${after.id}::uuid)` : sql`true`;
  const isMany = sql`(select count(*) from wanted) > ${WALKED_FROM}`;
  const inOrder = sql`order by a.name, a.id limit ${size + 1}`;
  return sql`
    (select a.id, a.name as key from ${accounts} a
      where ${isMany} and a.tenant_id = ${tenantId} and a.role = 'student' and a.anonymised_at is null and ${past}
        and coalesce(a.id in (select id from wanted), false) ${inOrder})
    union all
    (select a.id, a.name from wanted join ${accounts} a on a.tenant_id = ${tenantId} and a.id = wanted.id
      where not ${isMany} and ${past} ${inOrder})`;
}

function isWanted(only: WantedLines['only'], gradebook: Gradebook): SQL {
  if (only === 'missing') return sql`not isempty(${GAPS})`;
  return only === 'low' ? sql`${averageOf(gradebook)} < ${GOOD_FROM}` : sql`true`;
}
