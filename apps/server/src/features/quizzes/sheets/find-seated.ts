import { readSeatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { seats } from './seats-table.ts';
import { sheetReadings } from './sheet-readings-table.ts';

interface Quiz {
  tenantId: string;
  courseId: number;
  unitId: number;
}

/** Who sits at a number, held: of two who read the same student's sheet at once the second sees what the first left. */
export async function findSeated(tx: Tx, { tenantId, courseId, unitId }: Quiz, seat: number) {
  const serial = readSeatNumber(seat);
  const [student] = await rowsOf<{ studentId: string; name: string; isOfClass: boolean }>(
    tx,
    sql`
    select s.student_id as "studentId", a.name,
      exists (select from ${enrolments} e where e.tenant_id = ${tenantId} and e.student_id = s.student_id
        and e.course_id = ${courseId})
      or exists (select from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = s.student_id
        and g.unit_id = ${unitId}) as "isOfClass"
    from ${seats} s join ${accounts} a on a.tenant_id = s.tenant_id and a.id = s.student_id
    where s.tenant_id = ${tenantId} and s.serial = ${serial ?? 0} for update of s`,
  );
  if (!student) throw new DomainError('sheets.seat_unknown');
  if (!student.isOfClass) throw new DomainError('sheets.not_in_class');
  return student;
}

/** What was read off a student's sheets of a quiz, the newest first. */
export function findReadings(tx: Tx, tenantId: string, lessonId: number, studentId: string) {
  return tx
    .select()
    .from(sheetReadings)
    .where(
      and(
        eq(sheetReadings.tenantId, tenantId),
        eq(sheetReadings.lessonId, lessonId),
        eq(sheetReadings.studentId, studentId),
      ),
    )
    .orderBy(desc(sheetReadings.storedAt));
}
