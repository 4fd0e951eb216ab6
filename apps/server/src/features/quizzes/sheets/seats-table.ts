import { integer, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { accounts } from '../../auth/accounts-table.ts';

/** The seat number of a student, the same on every sheet; the check digit is not stored with it. */
export const seats = tenantTable(
  'seats',
  ['studentId'],
  { studentId: uuid('student_id').notNull(), serial: integer('serial').notNull() },
  (table) => [
    uniqueIndex('seats_serial').on(table.tenantId, table.serial),
    belongsTo({
      name: 'seats_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
