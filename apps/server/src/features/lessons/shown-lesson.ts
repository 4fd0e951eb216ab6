import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { lessons } from './lessons-table.ts';

/** A row if students see the lesson now, and none if they do not. */
export function shownLesson(
  tenantId: string | Placeholder,
  lessonId: number | Placeholder,
  now: Date | Placeholder,
): SQL {
  return sql`select 1 as one from ${lessons} l join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
    where l.tenant_id = ${tenantId} and l.id = ${lessonId} and ${isShownInSql('l', now)} and ${isShownInSql('u', now)}`;
}
