import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, submit } from '../../../testing/classroom.ts';
import { doorOf, EXAM, sit } from '../../../testing/exam-room.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import { DAY } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
const teacher = platform.client();
const colleague = await platform.createAccount({ role: 'teacher' });

const QUIZ = { type: 'Quiz' as const };

let people = 0;
function freshPhone(): string {
  people += 1;
  return `0155500${String(people).padStart(4, '0')}`;
}

/** A student in the second week, with the first unit done, and what was moved into it since. */
async function movedIntoClosed(exam: ExamTerms | null) {
  const course = await makeCourse(platform, { units: [{ lessons: [QUIZ] }, { lessons: [{ type: 'Video' }, QUIZ] }] });
  const phones = { phone: freshPhone(), parentPhone: freshPhone() };
  const { student, device } = await enrolStudent(platform, course.id, phones);
  const [first, second] = course.units;
  const [done = 0] = first?.lessonIds ?? [];
  const [film = 0, moved = 0] = second?.lessonIds ?? [];
  expect((await submit(device, done, answersWith(await open(device, done), 1))).status).toBe(200);
  platform.clock.advance(10 * DAY);
  await Promise.all([teacher.login(colleague), device.login(student)]);
  const { owner } = platform.database;
  const terms = exam === null ? null : JSON.stringify(exam);
  const [row] = await owner`update lessons set exam = ${terms}::text::jsonb where id = ${moved}
    returning (select version from courses where id = ${course.id}) as version`;
  const answer = await teacher.call('POST /api/teach/lessons/{lessonId}/move', {
    params: { lessonId: moved },
    body: { version: row?.version, unitId: first?.id ?? 0 },
  });
  expect(answer.status, answer.text).toBe(200);
  return { courseId: course.id, student, device, phones, film, moved };
}

type Moved = Awaited<ReturnType<typeof movedIntoClosed>>;

/** What the lists say of the quiz and its student: the list of the quiz, the gradebook, the card, all students, the parent. */
async function told({ courseId, student, phones, moved }: Moved) {
  const params = { lessonId: moved };
  const list = await teacher.call('GET /api/teach/results/{lessonId}/missing', { params, query: {} });
  const report = await teacher.call('GET /api/teach/results/{lessonId}', { params, query: {} });
  const book = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', { params: { courseId }, query: {} });
  const card = await teacher.call('GET /api/teach/desk/students/{studentId}', { params: { studentId: student.id } });
  const all = await teacher.call('GET /api/teach/students', { query: { search: phones.phone } });
  const parent = await platform.client().call('GET /api/Student/GetStudentQuizzesProgressByParent/{parentPhone}', {
    params: { parentPhone: phones.parentPhone },
    query: { studentPhone: phones.phone },
  });
  const [unit] = card.body.data.courses[0].units;
  return {
    window: list.body.data.students[0]?.window,
    waitedFor: report.body.data.missing,
    missing: book.body.data.students[0].missing,
    counts: [card.body.data.missingCount, all.body.data.students[0].missingCount, parent.body.missedQuizzes],
    shut: [card.body.data.shutCount, parent.body.shutQuizzes],
    unhanded: card.body.data.unhanded,
    unit: [unit.finished, unit.lessons],
  };
}

test.each([
  ['a quiz', null],
  ['an exam that may still be begun', EXAM],
])(
  '%s that comes into a unit after it closed stands in the way and can be handed in, and every list says that it is left, since it came [DESK-300, DESK-320, DESK-321, DESK-286, DESK-287]',
  async (_, exam) => {
    const course = await movedIntoClosed(exam);
    const { device, film, moved } = course;
    const cameAt = platform.clock.now().toISOString();
    expect((await open(device, film)).body.code).toBe('lesson.blocked');
    const left = {
      ...{ window: 'ended', waitedFor: 1, missing: [moved], counts: [1, 1, 1], shut: [0, 0] },
      unit: [1, 2],
    };
    const unhanded = [{ lessonId: moved, lessonName: expect.any(String), dueAt: cameAt, stands: 'came-late' }];
    expect(await told(course)).toEqual({ ...left, unhanded });
    // It is missing since it came, and not since the unit closed.
    platform.clock.advance(2 * DAY);
    await Promise.all([teacher.login(colleague), device.login(course.student)]);
    expect(await told(course)).toMatchObject({ unhanded });
    if (exam) {
      expect((await doorOf(device, moved)).body.data.door).toBe('open');
      const { handIn, given } = await sit(platform, device, moved);
      expect((await handIn('student', given(0))).status).toBe(200);
    } else {
      expect((await submit(device, moved, answersWith(await open(device, moved), 1))).status).toBe(200);
    }
    expect((await open(device, film)).status).toBe(200);
    expect(await told(course)).toEqual({
      ...{ window: undefined, waitedFor: 0, missing: [], counts: [0, 0, 0], shut: [0, 0], unhanded: [] },
      unit: [2, 2],
    });
  },
);

test('an exam that nobody starts any more and that comes into a unit after it closed stands in nobody’s way, and no list waits for it [DESK-300, DESK-243, DESK-286, DESK-287]', async () => {
  const course = await movedIntoClosed({ ...EXAM, lastStartAt: platform.clock.now().getTime() });
  const { device, film, moved } = course;
  expect((await doorOf(device, moved)).body.data.door).toBe('over');
  expect((await open(device, film)).status).toBe(200);
  expect(await told(course)).toEqual({
    ...{ window: 'never', waitedFor: 0, missing: [], counts: [0, 0, 0], shut: [0, 0], unhanded: expect.any(Array) },
    unit: [1, 1],
  });
});
