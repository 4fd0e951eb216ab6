import { bigint, index, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';
import { announcements } from './announcements-table.ts';

/** Who has read what; the primary key makes a second press nothing. */
export const announcementReads = tenantTable(
  'announcement_reads',
  ['announcementId', 'studentId'],
  {
    announcementId: bigint('announcement_id', { mode: 'number' }).notNull(),
    studentId: uuid('student_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    // Forgetting a student finds the rows by it.
    index('announcement_reads_student').on(table.tenantId, table.studentId),
    belongsTo({
      name: 'announcement_reads_announcement',
      tenantId: table.tenantId,
      columns: [table.announcementId],
      parent: announcements,
      parentColumns: [announcements.id],
    }),
    belongsTo({
      name: 'announcement_reads_student_fk',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
