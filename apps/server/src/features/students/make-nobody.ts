import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accounts } from '../auth/accounts-table.ts';
import { devices } from '../auth/devices-table.ts';
import type { StudentRow } from '../auth/find-student.ts';
import { oneTimeCodes } from '../auth/one-time-codes-table.ts';
import { sessions } from '../auth/sessions-table.ts';
import { watchHours } from '../lessons/watch-hours-table.ts';
import { videoNotes } from '../notes/video-notes-table.ts';
import { seats } from '../quizzes/sheets/seats-table.ts';
import { sheetReadings } from '../quizzes/sheets/sheet-readings-table.ts';
import { type Forgetting, forgetTraces } from './forget-student.ts';

const NAME = 'طالب اتمسحت بياناته';

/** The person goes for good, the figures stay: results, progress and used codes, under nobody's name. */
export async function makeNobody(
  tx: Tx,
  occasion: Forgetting,
  student: StudentRow,
  // Of a password that nobody was ever told: trying to sign in answers as for any other wrong one.
  { passwordHash, reason }: { passwordHash: string; reason: string },
): Promise<StudentRow> {
  const nobody = {
    name: NAME,
    // Unlike any address or number that somebody could register or sign in with.
    email: `${student.id}@anonymous.invalid`,
    phone: `anonymous ${student.id}`,
    parentPhone: null,
    passwordHash,
    emailConfirmedAt: null,
    note: '',
    disabled: true,
    onHonourBoard: false,
    weeklyGoal: null,
    anonymisedAt: occasion.now,
  };
  await tx
    .update(accounts)
    .set(nobody)
    .where(and(eq(accounts.tenantId, occasion.tenant.id), eq(accounts.id, student.id)));
  for (const table of [sessions, devices, oneTimeCodes]) {
    await tx.delete(table).where(and(eq(table.tenantId, occasion.tenant.id), eq(table.accountId, student.id)));
  }
  // What was written for nobody else is nobody's now, when somebody watched says nothing about nobody, and photographs of
  // sheets have the name and the hand on them.
  for (const table of [videoNotes, watchHours, sheetReadings, seats]) {
    await tx.delete(table).where(and(eq(table.tenantId, occasion.tenant.id), eq(table.studentId, student.id)));
  }
  await forgetTraces(tx, occasion, student);
  await recordEvent(tx, occasion, {
    kind: 'student.anonymised',
    actorId: occasion.actorId,
    subjectId: student.id,
    details: { reason },
  });
  return { ...student, ...nobody };
}
