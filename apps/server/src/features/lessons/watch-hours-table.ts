import { bigint, customType, index, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from './lessons-table.ts';

/** Whole seconds of a film, as PostgreSQL writes ranges: {[0,15),[60,75)}. */
const filmSeconds = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * Which seconds of a video a student played in which hour, for 180 days: what it takes to say whose screen a leaked
 * clip was filmed from, and no more. No device, no address, no place.
 */
export const watchHours = tenantTable(
  'watch_hours',
  ['studentId', 'hour', 'lessonId'],
  {
    studentId: uuid('student_id').notNull(),
    hour: moment('hour').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    seconds: filmSeconds('seconds').notNull(),
  },
  (table) => [
    index('watch_hours_lesson').on(table.tenantId, table.lessonId),
    index('watch_hours_hour').on(table.tenantId, table.hour),
    belongsTo({
      name: 'watch_hours_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'watch_hours_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
