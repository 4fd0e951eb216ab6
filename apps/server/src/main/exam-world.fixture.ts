import { openDatabase } from '../db/root-database.ts';
import { createPasswordHasher } from '../platform/password-hasher.ts';
import { newAccount } from '../seed/new-account.ts';
import { type NewQuestion, newCourse } from '../seed/new-course.ts';
import { newEnrolment } from '../seed/new-enrolment.ts';
import { EXAM } from '../testing/exam-room.ts';
import type { TestDatabase } from '../testing/test-database.ts';

/** One student and one exam, in the tenant that a server's first start has made. */
export async function makeExamWorld({ ownerUrl, owner }: TestDatabase, questions: NewQuestion[]) {
  const database = await openDatabase({ ownerUrl, lanes: 1 });
  try {
    const [tenant] = await owner<{ tenant_id: string }[]>`select tenant_id from tenants`;
    const tenantId = tenant?.tenant_id ?? '';
    const passwords = createPasswordHasher({ cost: { memoryKib: 8, passes: 1, lanes: 1 } });
    const now = new Date();
    return await database.withTenant(tenantId, async (tx) => {
      const quiz = { type: 'Quiz' as const, questions, exam: EXAM };
      const course = await newCourse(tx, tenantId, { units: [{ lessons: [quiz] }] }, now);
      const student = await newAccount(tx, tenantId, passwords, {}, now);
      await newEnrolment(tx, tenantId, student.id, course.id, now);
      return { student, address: `/course/${course.id}/lesson/${course.units[0]?.lessonIds[0]}/quiz` };
    });
  } finally {
    await database.close();
  }
}
