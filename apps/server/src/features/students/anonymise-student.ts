import { anonymiseStudent as endpoint } from '@hessa/contract/students/anonymise-student';
import { handle } from '../../calls/handle.ts';
import { randomToken } from '../../platform/keyed-hash.ts';
import { presentStudent } from '../auth/find-student.ts';
import { findConfirmed, forgettingBy } from './forget-student.ts';
import { makeNobody } from './make-nobody.ts';

export const anonymiseStudent = handle(endpoint, async (ctx, { params: { studentId }, body: { phone, reason } }) => {
  const passwordHash = await ctx.platform.passwords.hash(randomToken());
  return ctx.withTenant(async (tx) => {
    const student = await findConfirmed(tx, ctx, studentId, phone);
    if (student.anonymisedAt) return { data: presentStudent(student) };
    return { data: presentStudent(await makeNobody(tx, forgettingBy(ctx), student, { passwordHash, reason })) };
  });
});
