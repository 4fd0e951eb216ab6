import { type SQL, sql } from 'drizzle-orm';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';

interface HeldQuiz {
  tenantId: string;
  courseId: number;
  unitId: number;
}

/** Students who hold a quiz, through its course or its lecture: their `student_id`, each once. */
export const quizHolders = ({ tenantId, courseId, unitId }: HeldQuiz): SQL => sql`
  select held.student_id from (
    select student_id from ${enrolments} where tenant_id = ${tenantId} and course_id = ${courseId}
    union
    select student_id from ${unitGrants} where tenant_id = ${tenantId} and unit_id = ${unitId}
  ) held
  where not exists (
    select from ${accounts} a where a.tenant_id = ${tenantId} and a.id = held.student_id and ${OUT_OF_CLASS})`;
