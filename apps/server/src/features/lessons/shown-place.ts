import { type SQL, sql } from 'drizzle-orm';
import type { Place } from '../media/signed-link.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { shownLesson } from './shown-lesson.ts';

/** A row if students see the lesson, or the unit, that a file was given out for, and none if they do not. */
export function shownPlace(tenantId: string, { unitId, lessonId }: Place, now: Date): SQL {
  if (lessonId !== undefined) return shownLesson(tenantId, lessonId, now);
  return sql`select 1 as one from ${units} u
    where u.tenant_id = ${tenantId} and u.id = ${unitId} and ${isShownInSql('u', now)}`;
}
