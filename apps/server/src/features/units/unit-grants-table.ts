import { bigint, index, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { units } from './units-table.ts';

/** A student's right to one unit, from a lecture code or the teacher's hand; seven days from `grantedAt`. */
export const unitGrants = tenantTable(
  'unit_grants',
  ['studentId', 'courseId', 'unitId'],
  {
    studentId: uuid('student_id').notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    unitId: bigint('unit_id', { mode: 'number' }).notNull(),
    grantedAt: moment('granted_at').notNull(),
    extendedUntil: moment('extended_until'),
    source: text('source').$type<'code' | 'granted'>().notNull(),
  },
  (table) => [
    index('unit_grants_newest').on(table.tenantId, table.studentId, table.grantedAt),
    index('unit_grants_holders').on(table.tenantId, table.unitId, table.grantedAt),
    belongsTo({
      name: 'unit_grants_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
    belongsTo({
      name: 'unit_grants_unit',
      tenantId: table.tenantId,
      columns: [table.unitId],
      parent: units,
      parentColumns: [units.id],
      onDelete: 'restrict',
    }),
  ],
);
