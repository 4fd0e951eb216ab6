import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { lessons } from '../lessons/lessons-table.ts';

/**
 * What students write beside their videos, for nobody but themselves: no call of the console reads this. The phone
 * chooses the id, which holds within one student only.
 */
export const videoNotes = tenantTable(
  'video_notes',
  ['studentId', 'id'],
  {
    studentId: uuid('student_id').notNull(),
    id: uuid('id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    second: integer('second').notNull(),
    /** Empty for a bookmark. */
    text: text('text').notNull(),
    /** By the phone's clock, but never in the future: the newer writing of a note stays. */
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('video_notes_lesson').on(table.tenantId, table.lessonId),
    belongsTo({
      name: 'video_notes_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'video_notes_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
      onDelete: 'restrict',
    }),
  ],
);
