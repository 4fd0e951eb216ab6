import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';

/** What was read off a sheet, with its photograph. Rows are never changed: one that was read again is a row more. */
export const sheetReadings = tenantTable(
  'sheet_readings',
  ['key'],
  {
    /** The phone's. */
    key: uuid('key').notNull(),
    studentId: uuid('student_id').notNull(),
    lessonId: bigint('lesson_id', { mode: 'number' }).notNull(),
    contentVersion: integer('content_version').notNull(),
    letter: text('letter').$type<FormLetter>().notNull(),
    /** By number on the sheet: the places that were shaded. */
    rows: jsonb('rows').$type<readonly (readonly number[])[]>().notNull(),
    pageMediaId: text('page_media_id').notNull(),
    readBy: uuid('read_by').notNull(),
    readAt: moment('read_at').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [
    index('sheet_readings_lesson').on(table.tenantId, table.lessonId, table.studentId, table.storedAt),
    belongsTo({
      name: 'sheet_readings_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'sheet_readings_lesson_fk',
      tenantId: table.tenantId,
      columns: [table.lessonId],
      parent: lessons,
      parentColumns: [lessons.id],
    }),
  ],
);
