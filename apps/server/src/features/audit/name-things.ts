import { type NamedThing, thingKey, thingsNamed } from '@hessa/rules/audit/named-things';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/array-of.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { FoundEvent } from './find-audit-events.ts';

/** Where a thing's name stands. A batch has a label, or is known by what its codes open. */
const NAMES: Record<NamedThing, SQL> = {
  course: sql`select id, name from courses where tenant_id =`,
  unit: sql`select id, name from units where tenant_id =`,
  lesson: sql`select id, name, course_id, type::text from lessons where tenant_id =`,
  resource: sql`select id, title from unit_resources where tenant_id =`,
  book: sql`select id, title from books where tenant_id =`,
  batch: sql`
    select b.id, coalesce(nullif(b.label, ''), c.name) from code_batches b
    join courses c on c.tenant_id = b.tenant_id and c.id = b.course_id where b.tenant_id =`,
};

interface Named {
  thing: NamedThing;
  id: string;
  name: string;
  courseId: string | null;
  type: LessonKindName | null;
}

interface Names {
  names: Record<string, string>;
  /** Where the lessons among them are. */
  lessons: Record<string, { courseId: number; type: LessonKindName }>;
}

/** What the things that a page of events speaks of are called today, in one statement; what is gone has no name. */
export async function nameThings(
  tx: Tx,
  tenantId: string,
  events: readonly Pick<FoundEvent, 'kind' | 'details'>[],
): Promise<Names> {
  const wanted = Map.groupBy(
    events.flatMap(({ kind, details }) => thingsNamed(kind, details)),
    ([thing]) => thing,
  );
  if (wanted.size === 0) return { names: {}, lessons: {} };
  const parts = [...wanted].map(([thing, named]) => {
    const ids = arrayOf([...new Set(named.map(([, id]) => id))]);
    const idColumn = thing === 'batch' ? sql`b.id` : sql`id`;
    const place = thing === 'lesson' ? sql`t.course_id, t.type` : sql`null::bigint, null::text`;
    const columns = thing === 'lesson' ? sql`id, name, course_id, type` : sql`id, name`;
    return sql`select ${thing}::text, t.id, t.name, ${place}
               from (${NAMES[thing]} ${tenantId} and ${idColumn} = any(${ids}::bigint[])) t(${columns})`;
  });
  const rows = await rowsOf<Named>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) as named (thing, id, name, "courseId", type)`,
  );
  return {
    names: Object.fromEntries(rows.map(({ thing, id, name }) => [thingKey(thing, Number(id)), name])),
    lessons: Object.fromEntries(
      rows.flatMap(({ id, courseId, type }) => (courseId && type ? [[id, { courseId: Number(courseId), type }]] : [])),
    ),
  };
}
