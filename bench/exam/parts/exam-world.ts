import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import type postgres from 'postgres';
import { newCourse } from '../../../apps/server/src/seed/new-course.ts';
import { type Cell, copyRows } from '../../parts/school/copy-rows.ts';
import { addStudents, openSchool, signIn, studentId } from '../../parts/school/school.ts';

export const TENANT = 'exam';
export const QUESTIONS = 20;

export interface ExamWorld {
  courseId: number;
  /** Quizzes in a course of their own each, so that none stands in another's way. */
  quizzes: { courseId: number; lessonId: number }[];
  tokens: string[];
}

/** Of what kind the quizzes are. */
interface PaperShape {
  questionCount?: number;
  /** With a limit. */
  exam?: ExamTerms;
}

/** `quizCount` courses of three units; the first lesson of each is the exam. Everyone is enrolled in all of them. */
export async function makeExamWorld(
  sql: postgres.Sql,
  databaseUrl: string,
  students: number,
  quizCount: number,
  { questionCount = QUESTIONS, exam }: PaperShape = {},
): Promise<ExamWorld> {
  const now = new Date();
  const questions = Array.from({ length: questionCount }, (_, at) => ({
    text: `Question ${at + 1}: by the time we arrived at the station, the train ____ already.`,
    choices: ['had left', 'has left', 'was leaving', 'left'],
    explanation: 'The past perfect tells which of two past actions came first.',
  }));
  const lessons = [
    { type: 'Quiz' as const, questions, ...(exam && { exam }) },
    { type: 'Video' as const },
    { type: 'Video' as const },
  ];
  const quizzes = await openSchool(databaseUrl, TENANT, (withTenant) =>
    withTenant(TENANT, async (tx) => {
      const made: ExamWorld['quizzes'] = [];
      for (let count = 0; count < quizCount; count += 1) {
        const course = await newCourse(tx, TENANT, { units: [{ lessons }, {}, {}] }, now);
        made.push({ courseId: course.id, lessonId: course.units[0]?.lessonIds[0] ?? 0 });
      }
      return made;
    }),
  );
  await addStudents(sql, TENANT, 0, students);
  const numbers = Array.from({ length: students }, (_, number) => number);
  await copyRows(
    sql,
    'enrolments',
    ['tenant_id', 'student_id', 'course_id', 'enrolled_at', 'source'],
    numbers.flatMap((number) =>
      quizzes.map(({ courseId }): Cell[] => [TENANT, studentId(TENANT, number), courseId, now, 'granted']),
    ),
  );
  const tokens = await signIn(sql, TENANT, numbers);
  // Who is signed in has been counted long before an exam; who sits in it has not.
  await sql`analyze`;
  return { courseId: quizzes[0]?.courseId ?? 0, quizzes, tokens };
}
