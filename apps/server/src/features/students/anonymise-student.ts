import { anonymiseStudent as endpoint } from '@hessa/contract/students/anonymise-student';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { randomToken } from '../../platform/keyed-hash.ts';
import { accounts } from '../auth/accounts-table.ts';
import { devices } from '../auth/devices-table.ts';
import { presentStudent } from '../auth/find-student.ts';
import { oneTimeCodes } from '../auth/one-time-codes-table.ts';
import { sessions } from '../auth/sessions-table.ts';
import { findConfirmed, forgetTraces } from './forget-student.ts';

const NAME = 'طالب اتمسحت بياناته';

/** The person goes for good, the figures stay: results, progress and used codes, under nobody's name. */
export const anonymiseStudent = handle(endpoint, async (ctx, { params: { studentId }, body: { phone, reason } }) => {
  // Of a password that nobody was ever told: trying to sign in answers as for any other wrong one.
  const passwordHash = await ctx.platform.passwords.hash(randomToken());
  return ctx.withTenant(async (tx) => {
    const student = await findConfirmed(tx, ctx, studentId, phone);
    if (student.anonymisedAt) return { data: presentStudent(student) };
    const nobody = {
      name: NAME,
      // Unlike any address or number that somebody could register or sign in with.
      email: `${studentId}@anonymous.invalid`,
      phone: `anonymous ${studentId}`,
      parentPhone: null,
      passwordHash,
      emailConfirmedAt: null,
      note: '',
      disabled: true,
      onHonourBoard: false,
      anonymisedAt: ctx.now,
    };
    await tx
      .update(accounts)
      .set(nobody)
      .where(and(eq(accounts.tenantId, ctx.tenant.id), eq(accounts.id, studentId)));
    for (const table of [sessions, devices, oneTimeCodes]) {
      await tx.delete(table).where(and(eq(table.tenantId, ctx.tenant.id), eq(table.accountId, studentId)));
    }
    await forgetTraces(tx, ctx, student);
    await recordEvent(tx, ctx, {
      kind: 'student.anonymised',
      actorId: ctx.account.id,
      subjectId: studentId,
      details: { reason },
    });
    return { data: presentStudent({ ...student, ...nobody }) };
  });
});
