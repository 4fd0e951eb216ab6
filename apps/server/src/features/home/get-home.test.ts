import { describe, expect, test } from 'vitest';
import type { NewUnit } from '../../seed/new-course.ts';
import { answersWith, open, submit } from '../../testing/classroom.ts';
import { EXAM, MINUTE, setExam, sit } from '../../testing/exam-room.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const QUESTIONS = [{}, {}, {}, {}];
const UNITS = [
  {
    name: 'Present Perfect',
    lessons: [
      { type: 'Video', name: 'since ولا for؟', durationSeconds: 600 },
      { type: 'Quiz', name: 'امتحان الوحدة', questions: QUESTIONS },
    ],
  },
  { name: 'Passive', lessons: [{ type: 'Video', name: 'be + p.p.', durationSeconds: 300 }] },
] satisfies NewUnit[];

async function homeOf({ phone }: TestStudent) {
  const answer = await phone.call('GET /api/Student/home');
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

/** Hands a quiz in with so many right answers. */
async function handIn({ phone }: TestStudent, quiz: number, right: number): Promise<void> {
  const { status, text } = await submit(phone, quiz, answersWith(await open(phone, quiz), right));
  expect(status, text).toBe(200);
}

describe('the head of a student’s home', () => {
  test('knows each course: how much is done, the next lesson with what is left of it, and until when [LEARN-31, LEARN-32, LEARN-148]', async () => {
    const { course, student } = await school.enrolled({ name: 'Grammar', units: UNITS }, 2 * DAY);
    const body = { lessonId: lessonId(course, 0, 0), positionSeconds: 360, played: [] };
    await student.phone.call('POST /api/Student/watch-position', { body });
    const home = await homeOf(student);
    const end = new Date(platform.clock.now().getTime() + 5 * DAY).toISOString();
    expect(home.courses).toEqual([
      {
        id: course.id,
        courseName: 'Grammar',
        grade: 'Secondary1',
        term: 'First',
        imagePath: null,
        enrolled: true,
        lessonCount: 3,
        doneCount: 0,
        next: {
          id: lessonId(course, 0, 0),
          unitId: unitId(course, 0),
          unitName: 'Present Perfect',
          lessonName: 'since ولا for؟',
          type: 'Video',
          questionCount: null,
          durationSeconds: 600,
          secondsLeft: 240,
          isBegun: true,
          clockEndsAt: null,
          via: 'course',
        },
        state: 'lesson',
        openToAll: false,
        endsAt: end,
        isOver: false,
        quizCount: 0,
        average: null,
        units: [
          expect.objectContaining({
            place: 1,
            unitName: 'Present Perfect',
            lessonCount: 2,
            doneCount: 0,
            access: 'open',
          }),
          expect.objectContaining({ place: 2, unitName: 'Passive', access: 'blocked' }),
        ],
      },
    ]);
    expect(home.closing).toMatchObject([
      { unitId: unitId(course, 0), leftCount: 2, endsAt: end, opens: { id: lessonId(course, 0, 0) } },
    ]);
    expect(home).toMatchObject({
      finishedLessons: 0,
      hasRightAnswer: false,
      freeCourse: null,
      week: null,
      papers: [],
      announcements: [],
    });
  });

  test('tells the marks and what is left to mend, and the course worked on last first [LEARN-31, LEARN-34]', async () => {
    const student = await school.student();
    const [older, newer] = [await school.makeCourse({ units: UNITS }), await school.makeCourse({ units: UNITS })];
    await school.enrol(student, older, DAY);
    await school.enrol(student, newer);
    expect((await homeOf(student)).courses.map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id]);
    platform.clock.advance(60_000);
    await handIn(student, lessonId(older, 0, 1), 1);
    platform.clock.advance(60_000);
    await handIn(student, lessonId(newer, 0, 1), 4);
    platform.clock.advance(60_000);
    await school.finish(student, older, lessonId(older, 0, 0));
    const home = await homeOf(student);
    expect(home.courses.map(({ id }: { id: number }) => id)).toEqual([older.id, newer.id]);
    expect(home.papers).toMatchObject([
      { courseId: newer.id, score: 100, correctCount: 4, total: 4, marks: null },
      { courseId: older.id, score: 25, correctCount: 1, total: 4 },
    ]);
    expect(home.toMend).toMatchObject({ count: 1, papers: [{ lessonId: lessonId(older, 0, 1) }] });
    expect(home.courses[0]).toMatchObject({ quizCount: 1, average: 25, units: [] });
    expect(home).toMatchObject({ finishedLessons: 3, hasRightAnswer: true });
  });

  test('puts what was opened for another year after the own year’s courses, until it is begun [LEARN-178]', async () => {
    const student = await school.student({ grade: 'Secondary2' });
    const own = await school.makeCourse({ units: UNITS, grade: 'Secondary2' });
    const other = await school.makeCourse({ units: UNITS, grade: 'Secondary1' });
    await school.enrol(student, own, DAY);
    await school.enrol(student, other);
    const order = async () => (await homeOf(student)).courses.map(({ id }: { id: number }) => id);
    expect(await order()).toEqual([own.id, other.id]);
    await school.finish(student, other, lessonId(other, 0, 0));
    expect(await order()).toEqual([other.id, own.id]);
  });

  test('says how far the week’s own goal is, as the statistics do, and nothing where none was chosen [LEARN-172]', async () => {
    const { course, student } = await school.enrolled({ units: UNITS });
    await school.finish(student, course, lessonId(course, 0, 0));
    expect((await homeOf(student)).week).toBeNull();
    await student.phone.call('PUT /api/Student/weekly-goal', { body: { lessons: 2 } });
    expect((await homeOf(student)).week).toEqual({ goal: 2, finished: 1 });
    const { week } = (await student.phone.call('GET /api/Student/milestones')).body.data;
    expect(week).toMatchObject({ goal: 2, finished: 1 });
    platform.clock.advance(7 * DAY);
    await school.signIn(student);
    expect((await homeOf(student)).week).toEqual({ goal: 2, finished: 0 });
  });

  test('shows a unit that was opened alone by its own time, and nothing of its course besides [LEARN-32, LEARN-33]', async () => {
    const student = await school.student();
    const course = await school.makeCourse({ name: 'Passive', units: UNITS });
    await school.grantUnit(student, course, 1, 6 * DAY);
    const home = await homeOf(student);
    expect(home.courses).toMatchObject([{ enrolled: false, lessonCount: 1, next: { via: 'lecture-code' } }]);
    expect(home.closing).toMatchObject([{ unitId: unitId(course, 1), enrolled: false, leftCount: 1 }]);
  });

  test('tells the units of the one course that is held whole, whatever lectures of others were opened besides [LEARN-312]', async () => {
    const { student } = await school.enrolled({ units: UNITS });
    const other = await school.makeCourse({ units: UNITS });
    await school.grantUnit(student, other, 0);
    const units = (await homeOf(student)).courses.map((course: { enrolled: boolean; units: unknown[] }) => [
      course.enrolled,
      course.units.length,
    ]);
    expect(units.sort()).toEqual([
      [false, 0],
      [true, UNITS.length],
    ]);
  });

  test('tells the end that staff gave a unit, and of an exam its last start, as the curriculum does [LEARN-247]', async () => {
    const { student, course } = await school.enrolled({ units: UNITS });
    const staff = await staffOf(platform, 'teacher');
    const after = (days: number) => new Date(platform.clock.now().getTime() + days * DAY);
    const given = await staff.call('POST /api/teach/students/{studentId}/extend-unit', {
      params: { studentId: student.id },
      body: { unitId: unitId(course, 0), was: null, until: after(10).toISOString(), reason: 'كان عيان' },
    });
    expect(given.status, given.text).toBe(200);
    expect(await homeOf(student)).toMatchObject({ courses: [{ endsAt: after(10).toISOString() }], closing: [] });

    const set = await setExam(staff, lessonId(course, 0, 1), { ...EXAM, lastStartAt: after(2).getTime() });
    expect(set.status, set.text).toBe(200);
    expect((await homeOf(student)).closing).toMatchObject([
      {
        unitId: unitId(course, 0),
        leftCount: 1,
        endsAt: after(2).toISOString(),
        only: { id: lessonId(course, 0, 1) },
        opens: { id: lessonId(course, 0, 1) },
      },
    ]);
  });

  test('names an exam that closes first also while a quiz stands before it [LEARN-299]', async () => {
    const { course, student } = await school.enrolled({
      units: [
        { name: 'Passive', lessons: [{ type: 'Quiz' }, { type: 'Quiz', name: 'امتحان الوحدة' }, { type: 'Video' }] },
      ],
    });
    const lastStartAt = platform.clock.now().getTime() + 2 * DAY;
    await setExam(await staffOf(platform, 'teacher'), lessonId(course, 0, 1), { ...EXAM, lastStartAt });
    expect((await homeOf(student)).closing).toMatchObject([
      { unitName: 'Passive', leftCount: 1, only: { lessonName: 'امتحان الوحدة' }, opens: null },
      { unitName: 'Passive', leftCount: 2, only: null, opens: { id: lessonId(course, 0, 0) } },
    ]);
  });

  test('goes on with a quiz that was begun and left, before a film that nobody opened, until it is handed in [LEARN-260]', async () => {
    const { student, course } = await school.enrolled({ units: UNITS });
    const [film, quiz] = [lessonId(course, 0, 0), lessonId(course, 0, 1)];
    const next = async () => (await homeOf(student)).courses[0].next;
    // To look at its questions is not to begin it.
    const opened = await open(student.phone, quiz);
    expect(await next()).toMatchObject({ id: film, isBegun: false, clockEndsAt: null });
    const answers = [{ position: 0, choice: 0, clientTime: platform.clock.now().getTime() }];
    const saved = await student.phone.call('POST /api/quizresult/save-answers', { body: { lessonId: quiz, answers } });
    expect(saved.status, saved.text).toBe(200);
    expect(await next()).toMatchObject({ id: quiz, isBegun: true, clockEndsAt: null, secondsLeft: null });
    const handedIn = await submit(student.phone, quiz, answersWith(opened, 2));
    expect(handedIn.status, handedIn.text).toBe(200);
    expect(await next()).toMatchObject({ id: film, isBegun: false });
  });

  test('puts the exam whose clock runs before all, with the end of it, also a further attempt and in a course of last week [LEARN-260, LEARN-262]', async () => {
    const student = await school.student();
    const [older, newer] = [await school.makeCourse({ units: UNITS }), await school.makeCourse({ units: UNITS })];
    await school.enrol(student, older, 2 * DAY);
    await school.enrol(student, newer, DAY);
    const exam = lessonId(older, 0, 1);
    const staff = await staffOf(platform, 'teacher');
    const set = await setExam(staff, exam, { ...EXAM, minutes: 30, attempts: 2 });
    expect(set.status, set.text).toBe(200);
    const first = await sit(platform, student.phone, exam);
    // Worked on since, but its clock does not run.
    platform.clock.advance(MINUTE);
    await school.finish(student, newer, lessonId(newer, 0, 0));
    const running = (from: Date) => ({
      id: older.id,
      next: { id: exam, isBegun: true, clockEndsAt: new Date(from.getTime() + 30 * MINUTE).toISOString() },
    });
    const begunAt = new Date(platform.clock.now().getTime() - MINUTE);
    expect((await homeOf(student)).courses).toMatchObject([running(begunAt), { id: newer.id }]);
    platform.clock.advance(MINUTE);
    await first.handIn('student', first.given(0));
    expect((await homeOf(student)).courses).toMatchObject([
      { id: older.id, next: { id: lessonId(older, 0, 0), isBegun: false, clockEndsAt: null } },
      { id: newer.id },
    ]);
    await sit(platform, student.phone, exam);
    expect((await homeOf(student)).courses[0]).toMatchObject(running(platform.clock.now()));
    // Its clock has run out, whether or not somebody has collected it.
    platform.clock.advance(30 * MINUTE);
    await school.signIn(student);
    const { courses } = await homeOf(student);
    expect(courses.map(({ next }: { next: { id: number } }) => next.id)).not.toContain(exam);
  });

  test('goes on with what was begun in a lecture of its own code too [LEARN-260]', async () => {
    const student = await school.student();
    const course = await school.makeCourse({ units: UNITS });
    await school.grantUnit(student, course, 0);
    const quiz = lessonId(course, 0, 1);
    await open(student.phone, quiz);
    const answers = [{ position: 1, choice: 0, clientTime: platform.clock.now().getTime() }];
    await student.phone.call('POST /api/quizresult/save-answers', { body: { lessonId: quiz, answers } });
    expect((await homeOf(student)).courses).toMatchObject([
      { enrolled: false, next: { id: quiz, isBegun: true, via: 'lecture-code' } },
    ]);
  });

  test('leads whoever holds nothing to a free course of the own year, if there is one [LEARN-35]', async () => {
    const tenantId = await platform.makeTenant();
    const other = createTestSchool(platform, tenantId);
    const student = await other.student();
    expect(await homeOf(student)).toMatchObject({ courses: [], closing: [], freeCourse: null });
    await other.makeCourse({ grade: 'Secondary3', pricePiastres: 0 });
    await other.makeCourse({ pricePiastres: 0, active: false });
    expect(await homeOf(student)).toMatchObject({ freeCourse: null });
    const free = await other.makeCourse({ name: 'ببلاش', pricePiastres: 0 });
    expect(await homeOf(student)).toMatchObject({ freeCourse: { id: free.id, courseName: 'ببلاش' } });
  });

  test('is nobody else’s: another student sees nothing of it, and nobody without a login anything at all [LEARN-31]', async () => {
    await school.enrolled({ units: UNITS });
    expect((await homeOf(await school.student())).courses).toEqual([]);
    expect((await platform.client().call('GET /api/Student/home')).status).toBe(401);
  });
});
