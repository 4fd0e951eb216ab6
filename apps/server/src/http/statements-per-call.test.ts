import { randomUUID } from 'node:crypto';
import { apiByFeature, type EndpointName } from '@hessa/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books } from '../features/books/books-table.ts';
import { finish, sendFile } from '../features/media/teach/send-upload.fixture.ts';
import { longJobs } from '../platform/jobs/long-jobs-table.ts';
import type { MadeCourse } from '../seed/new-course.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { statementsOf } from '../testing/statements-of.ts';
import type { AnyAnswer } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, lessonId, unitId } from '../testing/test-school.ts';
import { courseEditingCalls } from './course-editing-calls.fixture.ts';

// An owner's export is asked for once in a while, and its work is a job.
const { data: _data, auth: _auth, profile: _profile, contact: _contact, site: _site, ...learning } = apiByFeature;
type LearningCall = { [F in keyof typeof learning]: keyof (typeof learning)[F] }[keyof typeof learning] & EndpointName;

const SOME_BOOK = {
  title: 'Grammar Bank',
  titleLatin: '',
  description: '',
  grade: 'Secondary1',
  level: null,
  price: 50,
  imagePath: null,
  active: true,
} as const;

interface Call {
  /** How many statements the call may send: the login's one included, a course's tree read anew. */
  statements: number;
  make: (world: World) => Promise<AnyAnswer>;
}

/**
 * What each call may cost the database, however much there is. A call that needs more must say so here; one whose
 * cost grows with its data fails whatever it says.
 */
const CALLS: Record<LearningCall, Call> = {
  listActiveCourses: {
    statements: 2,
    make: ({ phone }) => phone.request('/AdminStudent/CourseActive?grade=1&pagesize=50'),
  },
  listBooks: { statements: 2, make: ({ phone }) => phone.request('/api/Book/active?pageSize=50') },
  listBooksOfGrade: {
    statements: 2,
    make: ({ phone }) => phone.request('/api/Book/active/grade/Secondary1?pageSize=50'),
  },
  getBook: { statements: 1, make: ({ phone, book }) => phone.request(`/api/Book/${book}`) },
  listShopBooks: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/books', { query: {} }) },
  getShopBook: {
    statements: 2,
    make: ({ staff, book }) => staff.call('GET /api/teach/books/{bookId}', { params: { bookId: book } }),
  },
  addBook: {
    statements: 3,
    make: ({ staff }) => staff.call('POST /api/teach/books', { body: { key: randomUUID(), book: SOME_BOOK } }),
  },
  editBook: {
    statements: 4,
    make: ({ staff, editedBook }) =>
      staff.call('PUT /api/teach/books/{bookId}', {
        params: { bookId: editedBook },
        body: { version: 1, book: SOME_BOOK },
      }),
  },
  deleteBook: {
    statements: 3,
    make: ({ staff, editedBook }) => staff.call('DELETE /api/teach/books/{bookId}', { params: { bookId: editedBook } }),
  },
  getCourseTree: { statements: 4, make: ({ phone, course }) => phone.request(`/Course/tree?courseid=${course.id}`) },
  getCourseTreeWithProgress: {
    statements: 6,
    make: ({ phone, course }) => phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`),
  },
  getUnitTreeWithProgress: {
    statements: 7,
    make: ({ phone, course }) => phone.request(`/api/Course/tree-unit-with-progress?unitId=${unitId(course, 0)}`),
  },
  listUnitLessons: {
    statements: 7,
    make: ({ phone, course }) => phone.request(`/api/Unit/${unitId(course, 0)}/lessons?pageSize=50`),
  },
  getLessonContent: {
    statements: 9,
    make: ({ phone, course }) => phone.request(`/Student/contentlesson/${quizOf(course)}`),
  },
  saveAnswer: {
    statements: 2,
    make: ({ phone, course }) => {
      const body = { lessonId: quizOf(course), position: 0, choice: 1, clientTime: 1 };
      return phone.call('POST /api/quizresult/save-answer', { body });
    },
  },
  submitQuiz: {
    statements: 8,
    make: ({ phone, course, size }) => {
      const body = { lessonId: quizOf(course), answers: Array<number>(size).fill(0) };
      return phone.call('POST /api/quizresult/submit', { body });
    },
  },
  getQuizResult: {
    statements: 2,
    make: ({ phone, course }) => phone.request(`/api/quizresult/${quizOf(course)}`),
  },
  getQuizForEditing: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/quizzes/{lessonId}', { params: { lessonId: quizOf(course) } }),
  },
  // The job is there already: a new one would send statements of its own while others are counted.
  startRegrade: {
    statements: 4,
    make: ({ staff, course, regradeId }) =>
      staff.call('POST /api/teach/quizzes/{lessonId}/regrade', {
        params: { lessonId: quizOf(course) },
        body: { key: regradeId, version: 1 },
      }),
  },
  saveQuiz: {
    statements: 10,
    make: ({ staff, course, size }) =>
      staff.call('PUT /api/teach/quizzes/{lessonId}', {
        params: { lessonId: quizOf(course) },
        body: { version: 1, questions: Array.from({ length: size }, () => EDITED_QUESTION) },
      }),
  },
  previewRegrade: {
    statements: 5,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/quizzes/{lessonId}/regrade-preview', {
        params: { lessonId: quizOf(course) },
        query: {},
      }),
  },
  completeLesson: {
    statements: 8,
    make: ({ phone, course }) =>
      phone.call('POST /api/Student/complete-lesson', { query: { lessonId: lessonId(course, 0, 0) } }),
  },
  saveWatchPosition: {
    statements: 9,
    make: ({ phone, course }) => {
      const body = { lessonId: lessonId(course, 0, 1), positionSeconds: 5, played: [] };
      return phone.call('POST /api/Student/watch-position', { body });
    },
  },
  isEnrolled: {
    statements: 2,
    make: ({ phone, course }) => phone.request(`/api/AdminStudent/IsEnrolled?courseId=${course.id}`),
  },
  listEnrolledCourses: {
    statements: 3,
    make: ({ phone }) => phone.request('/Student/Student-Enrolled-Courses?pagesize=50'),
  },
  listMyUnits: { statements: 3, make: ({ phone }) => phone.request('/api/UnitCode/GetMyUnitCodes?pageSize=50') },
  enrolFree: {
    statements: 4,
    make: ({ phone, freeCourse }) =>
      phone.request(`/api/Student/enroll-free-course?courseId=${freeCourse.id}`, { method: 'POST' }),
  },
  redeemCourseCode: {
    statements: 11,
    make: ({ phone, courseCode }) =>
      phone.request(`/api/Student/add-course-by-code?Code=${courseCode}`, { method: 'POST' }),
  },
  redeemLectureCode: {
    statements: 11,
    make: ({ phone, lectureCode }) => phone.request(`/api/UnitCode/EnterCode?code=${lectureCode}`, { method: 'POST' }),
  },
  listStudentEnrolments: {
    statements: 3,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/students/{studentId}/enrolments', { params: { studentId: student.id } }),
  },
  getStudentProgress: {
    statements: 5,
    make: ({ staff, student }) =>
      staff.call('GET /api/teach/students/{studentId}/progress', { params: { studentId: student.id } }),
  },
  grantCourse: {
    statements: 6,
    make: ({ staff, student, spareCourse }) =>
      staff.call('POST /api/teach/students/{studentId}/grant-course', {
        params: { studentId: student.id },
        body: { courseId: spareCourse.id, reason: 'gift' },
      }),
  },
  extendEnrolment: {
    statements: 6,
    make: ({ staff, student, course }) =>
      staff.call('POST /api/teach/students/{studentId}/extend', {
        params: { studentId: student.id },
        body: { courseId: course.id, until: '2099-01-01T00:00:00.000Z', reason: 'ill' },
      }),
  },
  revokeEnrolment: {
    statements: 4,
    make: ({ staff, student, spareCourse }) =>
      staff.call('POST /api/teach/students/{studentId}/revoke', {
        params: { studentId: student.id },
        body: { courseId: spareCourse.id, reason: 'refund' },
      }),
  },
  listQuizReports: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/results', { query: {} }) },
  getQuizReport: {
    statements: 6,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  listQuizPapers: {
    statements: 4,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/papers', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  listMissingPapers: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/missing', { params: { lessonId: quizOf(course) }, query: {} }),
  },
  getQuizPaper: {
    statements: 6,
    make: ({ staff, student, course }) =>
      staff.call('GET /api/teach/results/{lessonId}/students/{studentId}', {
        params: { lessonId: quizOf(course), studentId: student.id },
      }),
  },
  getToday: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/today') },
  listSlipping: { statements: 5, make: ({ staff }) => staff.call('GET /api/teach/slipping') },
  reopenQuiz: {
    statements: 13,
    make: async ({ staff, student, course }) => {
      const [row] = await platform.database.owner`
        select submitted_at from quiz_results where student_id = ${student.id} and lesson_id = ${quizOf(course)}`;
      return staff.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
        params: { lessonId: quizOf(course), studentId: student.id },
        body: { submittedAt: row?.submitted_at.toISOString(), reason: 'his line was cut' },
      });
    },
  },
  makeCodeBatch: {
    statements: 10,
    make: ({ staff, course, size }) =>
      staff.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId: course.id, size } }),
  },
  listCodeTargets: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/code-targets') },
  listCodeSellers: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/code-sellers', { query: {} }) },
  listCodeBatches: { statements: 4, make: ({ staff }) => staff.call('GET /api/teach/code-batches', { query: {} }) },
  listBatchCodes: {
    statements: 6,
    make: ({ staff, batchId }) =>
      staff.call('GET /api/teach/code-batches/{batchId}/codes', { params: { batchId }, query: {} }),
  },
  printCodeBatch: {
    statements: 5,
    make: ({ staff, batchId }) => staff.call('POST /api/teach/code-batches/{batchId}/cards', { params: { batchId } }),
  },
  markCodeSold: {
    statements: 4,
    make: ({ staff, codeId }) =>
      staff.call('POST /api/teach/codes/{codeId}/sold', { params: { codeId }, body: { sold: true } }),
  },
  findCode: {
    statements: 4,
    make: ({ staff, courseCode }) => staff.call('GET /api/teach/codes/find', { query: { code: courseCode } }),
  },
  voidCode: {
    statements: 4,
    make: ({ staff, codeId }) =>
      staff.call('POST /api/teach/codes/{codeId}/void', { params: { codeId }, body: { reason: 'lost' } }),
  },
  voidCodeBatch: {
    statements: 5,
    make: ({ staff, spareBatchId }) =>
      staff.call('POST /api/teach/code-batches/{batchId}/void', {
        params: { batchId: spareBatchId },
        body: { reason: 'lost' },
      }),
  },
  listJobs: { statements: 2, make: ({ staff }) => staff.call('GET /api/teach/jobs') },
  getJob: {
    statements: 2,
    make: ({ staff, jobId }) => staff.call('GET /api/teach/jobs/{jobId}', { params: { jobId } }),
  },
  cancelJob: {
    statements: 4,
    make: ({ staff, jobId }) => staff.call('POST /api/teach/jobs/{jobId}/cancel', { params: { jobId } }),
  },
  getVideoLesson: {
    statements: 3,
    make: ({ staff, course }) =>
      staff.call('GET /api/teach/lessons/{lessonId}/video', { params: { lessonId: lessonId(course, 0, 0) } }),
  },
  saveVideoLesson: {
    statements: 8,
    make: async ({ staff, course }) =>
      staff.call('PUT /api/teach/lessons/{lessonId}/video', {
        params: { lessonId: lessonId(course, 0, 0) },
        body: {
          version: 1,
          name: 'Renamed',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          videoMediaId: null,
          captionsMediaId: null,
          posterMediaId: null,
          durationSeconds: 60,
          attachmentMediaId: null,
          attachmentTitle: null,
        },
      }),
  },
  finishUpload: {
    // The whole way of a file: four calls, each with its login.
    statements: 9,
    make: async ({ staff }) =>
      finish(staff, await sendFile(staff, { bytes: '%PDF-1.7', purpose: 'attachment', fileName: 'sheet.pdf' })),
  },
  getLessonsProgress: {
    statements: 2,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentLessonsProgress/${student.id}`),
  },
  getQuizzesProgress: {
    statements: 3,
    make: ({ phone, student }) => phone.request(`/api/Student/GetStudentQuizzesProgress/${student.id}`),
  },
  getTopStudents: { statements: 1, make: ({ phone }) => phone.request('/api/Student/top-students') },
  getVideosProgressByParent: {
    statements: 5,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentVideosProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
  getQuizzesProgressByParent: {
    statements: 6,
    make: ({ phone, child }) =>
      phone.request(`/api/Student/GetStudentQuizzesProgressByParent/${child.parentPhone}?studentPhone=${child.phone}`),
  },
  // Behind the students' calls, which need their course as it was made.
  ...courseEditingCalls,
};

const EDITED_QUESTION = {
  from: null,
  text: 'Edited',
  choices: ['for', 'since'],
  rightChoice: 1,
  weight: 1,
  explanation: '',
  imageMediaId: null,
  pinned: false,
};

/** The one quiz of the first unit, behind its videos. */
function quizOf({ units: [first] }: MadeCourse): number {
  return first?.lessonIds.at(-1) ?? 0;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
});
afterAll(() => platform.stop());

type World = Awaited<ReturnType<typeof makeWorld>>;

/** A tenant in which everything a student can see is there `size` times. */
async function makeWorld(size: number) {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const many = <T>(make: (at: number) => T) => Array.from({ length: size }, (_, at) => make(at));
  const video = { type: 'Video' } as const;
  const course = await school.makeCourse({
    units: many((at) => ({
      lessons:
        at === 0
          ? [video, video, ...many(() => video), { type: 'Quiz', questions: many(() => ({})) }]
          : [video, { type: 'Quiz', questions: [{}] }],
      resources: many(() => ({ title: 'Sheet', type: 'pdf', mediaId: 'sheet00000000000000001' })),
    })),
  });
  const student = await school.student();
  await school.enrol(student, course);
  const [child] = await platform.database.owner`select phone, parent_phone from accounts where id = ${student.id}`;
  const others = [];
  for (let made = 0; made < size; made += 1) {
    const other = await school.makeCourse({ units: [{ lessons: [video, { type: 'Quiz', questions: [{}] }] }] });
    await school.enrol(student, other);
    const quiz = lessonId(other, 0, 1);
    await student.phone.request(`/Student/contentlesson/${quiz}`);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0] } });
    others.push(await school.makeCourse());
  }
  for (const other of others) await school.grantUnit(student, other, 0);
  const [book, editedBook] = await platform.withTenant(tenantId, (tx) =>
    tx
      .insert(books)
      .values(
        [0, ...many((at) => at)].map(() => ({
          tenantId,
          title: 'Book',
          grade: 'Secondary1' as const,
          pricePiastres: 0,
        })),
      )
      .returning({ id: books.id }),
  );
  const paid = await school.makeCourse({ units: many(() => ({})) });
  const staff = platform.client(tenantId);
  const owner = await platform.createAccount({ role: 'owner' }, tenantId);
  await staff.login(owner);
  const [job] = await platform.withTenant(tenantId, (tx) =>
    tx
      .insert(longJobs)
      .values(
        many(() => ({
          tenantId,
          id: randomUUID(),
          kind: 'codes.batch',
          state: 'running' as const,
          askedBy: owner.id,
          askedAt: platform.clock.now(),
          input: {},
        })),
      )
      .returning({ id: longJobs.id }),
  );
  const regradeId = randomUUID();
  await platform.withTenant(tenantId, (tx) =>
    tx.insert(longJobs).values({
      tenantId,
      id: regradeId,
      kind: 'quizzes.regrade',
      state: 'done',
      askedBy: owner.id,
      askedAt: platform.clock.now(),
      input: { wanted: { lessonId: quizOf(course), version: 1 }, sessionId: '' },
    }),
  );
  const batches = [];
  for (let made = 0; made < Math.max(2, size); made += 1) {
    await school.makeCodes({ kind: 'course', courseId: paid.id, size });
    const [row] = await platform.database.owner`
      select batch_id, min(id) as code_id from codes where tenant_id = ${tenantId} group by 1 order by 1 desc limit 1`;
    batches.push({ batchId: Number(row?.batch_id), codeId: Number(row?.code_id) });
  }
  return {
    size,
    owner: platform.database.owner,
    course,
    student,
    phone: student.phone,
    child: { phone: String(child?.phone), parentPhone: String(child?.parent_phone) },
    book: book?.id ?? 0,
    editedBook: editedBook?.id ?? 0,
    staff,
    jobId: job?.id ?? '',
    regradeId,
    batchId: batches[0]?.batchId ?? 0,
    codeId: batches[0]?.codeId ?? 0,
    spareCourse: await school.makeCourse(),
    spareBatchId: batches[1]?.batchId ?? 0,
    freeCourse: await school.makeCourse({ pricePiastres: 0 }),
    courseCode: await school.courseCode(paid),
    lectureCode: await school.lectureCode(await school.makeCourse({ units: many(() => ({})) })),
  };
}

/** The statements of one call, in order. Who the tenant is, is remembered between calls and so left out. */
async function sentBy(call: Call, world: World): Promise<string[]> {
  await platform.database.owner`update courses set version = version + 1 where id = ${world.course.id}`;
  let answer: AnyAnswer | undefined;
  const statements = await statementsOf(async () => {
    answer = await call.make(world);
  });
  expect(answer?.status, answer?.text).toBe(200);
  return statements.filter((text) => !text.includes('from "tenants"'));
}

describe('statements a call sends to the database', () => {
  let small: World;
  let large: World;
  beforeAll(async () => {
    small = await makeWorld(1);
    large = await makeWorld(30);
  });

  test.each(Object.entries(CALLS))(
    '%s: as many for thirty of everything as for one, and no more than declared',
    async (_name, call) => {
      const few = await sentBy(call, small);
      const many = await sentBy(call, large);
      expect(many.length, many.join('\n')).toBe(few.length);
      expect(many.length, many.join('\n')).toBeLessThanOrEqual(call.statements);
    },
  );

  test('a course whose version is known costs its own row, the student’s standing and the login, however long it is', async () => {
    const call = CALLS.getCourseTreeWithProgress;
    await call.make(large);
    const statements = await statementsOf(() => call.make(large));
    expect(statements.filter((text) => !text.includes('from "tenants"'))).toHaveLength(3);
  });
});
