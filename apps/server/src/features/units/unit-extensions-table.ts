import { bigint, index, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { units } from './units-table.ts';

/** A later end that staff gave one unit of a student; it prolongs whatever right the student holds to it. */
export const unitExtensions = tenantTable(
  'unit_extensions',
  ['studentId', 'courseId', 'unitId'],
  {
    studentId: uuid('student_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    unitId: bigint('unit_id', { mode: 'number' }).notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    // A class is asked who of it has more time.
    index('unit_extensions_course').on(table.tenantId, table.courseId, table.studentId),
    belongsTo({
      name: 'unit_extensions_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'unit_extensions_unit',
      tenantId: table.tenantId,
      columns: [table.unitId],
      parent: units,
      parentColumns: [units.id],
    }),
  ],
);
