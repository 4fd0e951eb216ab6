import { randomUUID } from 'node:crypto';
import { announcements } from '../features/announcements/announcements-table.ts';
import { books } from '../features/books/books-table.ts';
import { storedFilm } from '../features/media/films/stored-film.fixture.ts';
import { keepInBank } from '../features/quizzes/bank/keep-in-bank.ts';
import { longJobs } from '../platform/jobs/long-jobs-table.ts';
import type { MadeCourse } from '../seed/new-course.ts';
import { EXAM } from './exam-room.ts';
import type { AnyAnswer } from './test-client.ts';
import type { TestPlatform } from './test-platform.ts';
import { createTestSchool, lessonId } from './test-school.ts';

export interface StatementBudget {
  /** How many statements the call may send: the login's one included, a course's tree read anew. */
  statements: number;
  make: (world: StatementWorld) => Promise<AnyAnswer>;
}

/** By the name of the call. */
export type StatementBudgets = Readonly<Record<string, StatementBudget>>;

export type StatementWorld = Awaited<ReturnType<typeof makeStatementWorld>>;

/** The one quiz of the first unit, behind its videos. */
export function quizOf({ units: [first] }: MadeCourse): number {
  return first?.lessonIds.at(-1) ?? 0;
}

/** A tenant in which everything a student can see is there `size` times. */
export async function makeStatementWorld(platform: TestPlatform, size: number) {
  const tenantId = await platform.makeTenant();
  const school = createTestSchool(platform, tenantId);
  const many = <T>(make: (at: number) => T) => Array.from({ length: size }, (_, at) => make(at));
  const video = { type: 'Video' } as const;
  const { filmId } = await storedFilm(platform, {}, tenantId);
  const course = await school.makeCourse({
    units: many((at) => ({
      lessons:
        at === 0
          ? [
              video,
              video,
              { ...video, videoMediaId: filmId },
              ...many(() => video),
              { type: 'Quiz', questions: many(() => ({})) },
            ]
          : [video, { type: 'Quiz', questions: [{}] }],
      resources: many(() => ({ title: 'Sheet', type: 'pdf', mediaId: 'sheet00000000000000001' })),
    })),
  });
  await platform.withTenant(tenantId, (tx) =>
    keepInBank(tx, {
      ...{ tenantId, lessonId: quizOf(course), contentVersion: 1 },
      ...{ hasPassages: false, now: platform.clock.now() },
    }),
  );
  const banked = await platform.database.owner`select id::int from bank_questions where tenant_id = ${tenantId}`;
  const student = await school.student();
  await school.enrol(student, course);
  const examined = await school.makeCourse({ units: [{ lessons: [{ type: 'Quiz', questions: many(() => ({})) }] }] });
  await school.enrol(student, examined);
  const exam = lessonId(examined, 0, 0);
  await platform.database.owner`update lessons set exam = ${JSON.stringify(EXAM)}::text::jsonb where id = ${exam}`;
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
  const [announcement] = await platform.withTenant(tenantId, (tx) =>
    tx
      .insert(announcements)
      .values(many(() => ({ tenantId, text: 'Thursday', publishedAt: platform.clock.now(), requestKey: randomUUID() })))
      .returning({ id: announcements.id }),
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
  const stock = await school.makeCodes({ kind: 'course', courseId: paid.id, size }).then(
    () => platform.database.owner`
      select first_serial as first, first_serial + size - 1 as last from code_batches
      where tenant_id = ${tenantId} order by id desc limit 1`,
  );
  const seller = (
    await staff.call('POST /api/teach/code-sellers', { body: { key: randomUUID(), name: 'Hoda', phone: '' } })
  ).body.data;
  const payments = many(() => ({ key: randomUUID(), amountPiastres: 100, beyondOwed: true }));
  for (const body of payments) {
    await staff.call('POST /api/teach/code-sellers/{sellerId}/payments', { params: { sellerId: seller.id }, body });
  }
  return {
    size,
    seller: { id: Number(seller.id), name: String(seller.name) },
    receipt: 1,
    serials: { first: Number(stock[0]?.first), last: Number(stock[0]?.last) },
    now: () => platform.clock.now(),
    owner: platform.database.owner,
    course,
    bankQuestions: banked.map(({ id }) => Number(id)),
    exam,
    filmId,
    filmLesson: lessonId(course, 0, 2),
    student,
    phone: student.phone,
    child: { phone: String(child?.phone), parentPhone: String(child?.parent_phone) },
    book: book?.id ?? 0,
    editedBook: editedBook?.id ?? 0,
    announcement: announcement?.id ?? 0,
    staff,
    jobId: job?.id ?? '',
    regradeId,
    batchId: batches[0]?.batchId ?? 0,
    codeId: batches[0]?.codeId ?? 0,
    spareCourse: await school.makeCourse(),
    goneCourse: await school.makeCourse({ name: 'gone', units: many(() => ({ lessons: [video] })) }),
    spareBatchId: batches[1]?.batchId ?? 0,
    freeCourse: await school.makeCourse({ pricePiastres: 0 }),
    courseCode: await school.courseCode(paid),
    spareCode: await school.courseCode(await school.makeCourse({ units: many(() => ({})) })),
    lectureCode: await school.lectureCode(await school.makeCourse({ units: many(() => ({})) })),
  };
}
