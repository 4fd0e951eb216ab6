import { makeCodes, type NewBatch } from '../features/codes/make-codes.ts';
import { lessonProgress } from '../features/lessons/lesson-progress-table.ts';
import { type MadeCourse, type NewCourse, newCourse } from '../seed/new-course.ts';
import { newEnrolment } from '../seed/new-enrolment.ts';
import { newUnitGrant } from './new-unit-grant.ts';
import type { TestClient } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';

export const DAY = 24 * 60 * 60 * 1000;

/** A signed-in student and the phone in his hand. */
export interface TestStudent {
  id: string;
  email: string;
  password: string;
  phone: TestClient;
}

/** What tests of learning are about: courses, students in them and codes for them, in one tenant. */
export function createTestSchool(platform: TestPlatform, tenantId = platform.tenantId) {
  const { withTenant, clock } = platform;

  const school = {
    tenantId,
    makeCourse: (wanted: NewCourse = {}): Promise<MadeCourse> =>
      withTenant(tenantId, (tx) => newCourse(tx, tenantId, wanted, clock.now())),

    async student(wanted: Parameters<TestPlatform['createAccount']>[0] = {}): Promise<TestStudent> {
      const { id, email, password } = await platform.createAccount(wanted, tenantId);
      const student = { id, email, password, phone: platform.client(tenantId) };
      await school.signIn(student);
      return student;
    },

    async signIn({ phone, email, password }: TestStudent): Promise<void> {
      const answer = await phone.login({ email, password });
      if (answer.status !== 200) throw new Error(`could not sign in: ${answer.text}`);
    },

    /** `ago` is how long the student has been enrolled, in milliseconds. */
    enrol: (student: TestStudent, course: MadeCourse, ago = 0): Promise<void> =>
      withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, course.id, before(ago))),

    grantUnit: (student: TestStudent, course: MadeCourse, unitAt: number, ago = 0): Promise<void> =>
      withTenant(tenantId, (tx) =>
        newUnitGrant(tx, tenantId, student.id, { id: unitId(course, unitAt), courseId: course.id }, before(ago)),
      ),

    /** A new course of this shape with a student of his own in it, or with somebody who is there already. */
    async enrolled(wanted: NewCourse = {}, ago = 0, somebody?: TestStudent) {
      const course = await school.makeCourse(wanted);
      const student = somebody ?? (await school.student());
      await school.enrol(student, course, ago);
      return { course, student, phone: student.phone };
    },

    /** Marks a video as completed or a quiz as submitted. */
    finish: (student: TestStudent, course: MadeCourse, lesson: number): Promise<void> =>
      withTenant(tenantId, async (tx) => {
        const at = clock.now();
        const key = { tenantId, studentId: student.id, courseId: course.id, lessonId: lesson };
        await tx.insert(lessonProgress).values({ ...key, completedAt: at, updatedAt: at });
      }),

    makeCodes: (batch: NewBatch): Promise<string[]> =>
      withTenant(tenantId, (tx) => makeCodes(tx, platform.platform.secrets, tenantId, batch, clock.now())),

    async courseCode(course: MadeCourse): Promise<string> {
      const [code = ''] = await school.makeCodes({ kind: 'course', courseId: course.id, size: 1 });
      return code;
    },

    async lectureCode(course: MadeCourse, unitAt = 0): Promise<string> {
      const batch = { kind: 'lecture' as const, courseId: course.id, unitId: unitId(course, unitAt), size: 1 };
      const [code = ''] = await school.makeCodes(batch);
      return code;
    },
  };

  function before(ago: number): Date {
    return new Date(clock.now().getTime() - ago);
  }

  return school;
}

export type TestSchool = ReturnType<typeof createTestSchool>;

export function unitId(course: MadeCourse, unitAt: number): number {
  const unit = course.units[unitAt];
  if (!unit) throw new Error(`the course has no unit ${unitAt}`);
  return unit.id;
}

export function lessonId(course: MadeCourse, unitAt: number, lessonAt: number): number {
  const id = course.units[unitAt]?.lessonIds[lessonAt];
  if (id === undefined) throw new Error(`the course has no lesson ${unitAt}.${lessonAt}`);
  return id;
}
