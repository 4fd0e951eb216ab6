import { and, eq } from 'drizzle-orm';
import { courses } from '../features/courses/courses-table.ts';
import { lessons } from '../features/lessons/lessons-table.ts';
import { questions } from '../features/quizzes/questions-table.ts';
import type { NewAccount, newAccount } from '../seed/new-account.ts';
import { type NewCourse, type NewQuestion, newCourse, partColumns } from '../seed/new-course.ts';
import { newEnrolment } from '../seed/new-enrolment.ts';
import type { AnyAnswer, TestClient } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';

export type Student = Awaited<ReturnType<typeof newAccount>>;

/** A word that stands in the right choice only. */
export const RIGHT = 'studies';

/** A course by the factories; without wishes it is one unit with one quiz of two questions. */
export function makeCourse(platform: TestPlatform, wanted: NewCourse = { units: [{ lessons: [{ type: 'Quiz' }] }] }) {
  const { tenantId, clock, withTenant } = platform;
  return withTenant(tenantId, (tx) => newCourse(tx, tenantId, wanted, clock.now()));
}

export async function makeQuiz(platform: TestPlatform, wanted?: NewQuestion[]): Promise<QuizIds> {
  const course = await makeCourse(platform, {
    units: [{ lessons: [{ type: 'Quiz', ...(wanted ? { questions: wanted } : {}) }] }],
  });
  return { courseId: course.id, lessonId: course.units[0]?.lessonIds[0] ?? 0 };
}

export interface QuizIds {
  courseId: number;
  lessonId: number;
}

/** A student of the course, signed in on a device. */
export async function enrolStudent(platform: TestPlatform, courseId: number, wanted: NewAccount = {}) {
  const { tenantId, clock, withTenant } = platform;
  const student = await platform.createAccount(wanted);
  await withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, courseId, clock.now()));
  return { student, device: await signIn(platform, student) };
}

export async function signIn(platform: TestPlatform, student: Student): Promise<TestClient> {
  const device = platform.client();
  const answer = await device.login(student);
  if (answer.status !== 200) throw new Error(answer.text);
  return device;
}

export function open(device: TestClient, lessonId: number): Promise<AnyAnswer> {
  return device.call('GET /Student/contentlesson/{id}', { params: { id: lessonId } });
}

export function submit(
  device: TestClient,
  lessonId: number,
  answers: (number | number[])[],
  more = {},
): Promise<AnyAnswer> {
  return device.call('POST /api/quizresult/submit', { body: { lessonId, answers, ...more } });
}

interface ShownQuestion {
  answers: { text: string }[];
}

/** Positions as this student sees them: right for the first `right` questions, wrong for the rest. */
export function answersWith(opened: AnyAnswer, right: number): number[] {
  return opened.body.data.map(({ answers }: ShownQuestion, at: number) =>
    answers.findIndex(({ text }) => text.includes(RIGHT) === at < right),
  );
}

/** What a teacher's edit does: a new version of the paper, the old one kept. */
export async function editQuiz(platform: TestPlatform, { courseId, lessonId }: QuizIds, paper: NewQuestion[]) {
  const { tenantId, withTenant } = platform;
  await withTenant(tenantId, async (tx) => {
    const own = and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonId));
    const [lesson] = await tx.select().from(lessons).where(own);
    const contentVersion = (lesson?.contentVersion ?? 0) + 1;
    await tx.update(lessons).set({ contentVersion, questionCount: paper.length }).where(own);
    await tx
      .update(courses)
      .set({ version: contentVersion })
      .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
    await tx.insert(questions).values(
      paper.map(({ text = 'Edited', ...question }, position) => {
        const part = partColumns({ choices: [RIGHT, 'study', 'studying'], ...question });
        return { tenantId, lessonId, contentVersion, position, text, ...part };
      }),
    );
  });
}

/** The rows a submission writes, as the owner of the database sees them. */
export async function storedRows({ database }: TestPlatform, studentId: string) {
  const [results, finished, sums] = await Promise.all([
    database.owner`select * from quiz_results where student_id = ${studentId}`,
    database.owner`select * from lesson_progress where student_id = ${studentId}`,
    database.owner`select * from term_scores where student_id = ${studentId} and period <> 'all'`,
  ]);
  return { results: [...results], finished: [...finished], sums: [...sums] };
}
