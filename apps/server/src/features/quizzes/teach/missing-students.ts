import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../auth/accounts-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { quizResults } from '../quiz-results-table.ts';

interface QuizPlace {
  tenantId: string;
  courseId: number;
  unitId: number;
  lessonId: number;
}

/** Students who hold the quiz, through its course or its lecture, and have not handed it in: rows of `accounts a`. */
export const fromMissingStudents = ({ tenantId, courseId, unitId, lessonId }: QuizPlace): SQL => sql`
  from (
    select student_id from ${enrolments} where tenant_id = ${tenantId} and course_id = ${courseId}
    union
    select student_id from ${unitGrants} where tenant_id = ${tenantId} and unit_id = ${unitId}
  ) held
  join ${accounts} a on a.tenant_id = ${tenantId} and a.id = held.student_id
  where a.role = 'student' and not a.disabled and a.anonymised_at is null
    and not exists (
      select from ${quizResults} r where r.tenant_id = ${tenantId} and r.student_id = held.student_id
        and r.course_id = ${courseId} and r.lesson_id = ${lessonId}
    )`;
