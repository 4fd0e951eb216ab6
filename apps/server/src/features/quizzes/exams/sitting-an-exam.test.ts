import { beforeEach, describe, expect, test } from 'vitest';
import {
  answersWith,
  enrolStudent,
  makeCourse,
  makeQuiz,
  open,
  signIn,
  storedRows,
  submit,
} from '../../../testing/classroom.ts';
import { deskOf, doorOf, EXAM, MINUTE, makeExam, setExam, sit } from '../../../testing/exam-room.ts';
import { editPaper, staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { handInDue } from './hand-in-due.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
// A token does not live as long as an afternoon of exams.
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

const now = () => platform.clock.now().getTime();
const collect = () => handInDue(platform.withTenant, platform.platform, platform.tenantId);
const resultOf = (device: TestClient, lessonId: number) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
const start = (device: TestClient, lessonId: number) =>
  device.call('POST /api/exams/{lessonId}/start', { params: { lessonId }, body: {} });

async function inExam(terms = {}, questions = [{}, {}, {}, {}]) {
  const exam = await makeExam(platform, teacher, terms, questions);
  const { device, student } = await enrolStudent(platform, exam.courseId);
  return { ...exam, device, student };
}

describe('an exam', () => {
  test('shows no question before the start, and its door says what it is [EXAM-09]', async () => {
    const { lessonId, device } = await inExam({ minutes: 45, attempts: 2, passMark: 60 }, [{ weight: 2 }, {}, {}]);
    const content = await open(device, lessonId);
    expect(content.body).toMatchObject({ data: [], quiz: { isExam: true, saved: [] } });
    const door = await doorOf(device, lessonId);
    expect(door.body.data).toMatchObject({
      ...{ minutes: 45, questionCount: 3, possible: 4, attempts: 2, used: 0, passMark: 60 },
      ...{ door: 'open', sitting: null, papers: [], now: now() },
    });
    expect(content.text + door.text).not.toContain('studies');
    expect((await submit(device, lessonId, [0, 0, 0])).body.code).toBe('quiz.not_opened');
  });

  test('is not handed in as the quiz that it was when somebody opened it [EXAM-09]', async () => {
    const { courseId, lessonId } = await makeQuiz(platform, [{}, {}]);
    const { device, student } = await enrolStudent(platform, courseId);
    const opened = await open(device, lessonId);
    expect((await setExam(teacher, lessonId, EXAM)).status).toBe(200);
    const more = { basedOn: opened.body.quiz.basedOn };
    expect((await submit(device, lessonId, answersWith(opened, 2), more)).body.code).toBe('quiz.not_opened');
    expect((await storedRows(platform, student.id)).results).toEqual([]);
  });

  test('starts once, however often it is asked for, and leaves gaps be [EXAM-09, EXAM-08]', async () => {
    const { lessonId, device, student } = await inExam();
    const [one, two] = await Promise.all([start(device, lessonId), start(device, lessonId)]);
    const sitting = { number: 1, startedAt: now(), endsAt: now() + 60 * MINUTE, form: null, elsewhere: false };
    for (const { body } of [one, two]) expect(body.data.exam.sitting).toEqual(sitting);
    const { given, save, handIn } = await sit(platform, device, lessonId);
    platform.clock.advance(MINUTE);
    const saved = await save(given(0), given(2, false));
    expect(saved.body.exam).toEqual({
      ...{ now: now(), endsAt: sitting.endsAt, elsewhere: false, isHandedIn: false, held: 0 },
    });
    const again = await start(device, lessonId);
    expect(again.body.data.saved.map((answer: object | null) => answer !== null)).toEqual([true, false, true, false]);
    const done = await handIn('student', given(3));
    expect(done.body.data).toMatchObject({
      ...{ sitting: null, door: 'no-attempts', used: 1 },
      papers: [{ number: 1, score: 50, correctCount: 2, total: 4, handedInBy: 'student', counts: true, held: 0 }],
    });
    const paper = (await resultOf(device, lessonId)).body.data;
    expect(paper.review.map(({ chosen }: { chosen: number }) => chosen >= 0)).toEqual([true, false, true, true]);
    expect((await handIn('student', given(1))).body.data.papers).toHaveLength(1);
    const { results, finished, sums } = await storedRows(platform, student.id);
    expect([results.length, finished.length, sums[0]?.quiz_count]).toEqual([1, 1, 1]);
    expect(results[0]).toMatchObject({
      score: 50,
      answers: [expect.any(Number), null, expect.any(Number), expect.any(Number)],
    });
    expect((await start(device, lessonId)).body.code).toBe('exam.no_attempts');
  });

  test('is closed before it opens and after the last start, and never cuts whoever started [EXAM-01]', async () => {
    const opensAt = now() + 10 * MINUTE;
    const terms = { opensAt, lastStartAt: opensAt + 20 * MINUTE, closesAt: opensAt + 80 * MINUTE };
    const { lessonId, courseId, device, student } = await inExam(terms);
    const { device: late, student: latecomer } = await enrolStudent(platform, courseId);
    expect((await start(device, lessonId)).body.code).toBe('exam.not_yet');
    platform.clock.advance(30 * MINUTE);
    await device.login(student);
    await late.login(latecomer);
    expect((await sit(platform, device, lessonId)).begun.body.data.exam.sitting.endsAt).toBe(now() + 60 * MINUTE);
    platform.clock.advance(1);
    expect((await start(late, lessonId)).body.code).toBe('exam.over');
    expect((await start(device, lessonId)).status).toBe(200);
  });

  test('that nobody can start any more blocks nothing behind it [EXAM-01]', async () => {
    const course = await makeCourse(platform, { units: [{ lessons: [{ type: 'Quiz' }, { type: 'Video' }] }] });
    const [exam = 0, video = 0] = course.units[0]?.lessonIds ?? [];
    await setExam(teacher, exam, { ...EXAM, lastStartAt: now() + MINUTE });
    const { device } = await enrolStudent(platform, course.id);
    expect((await open(device, video)).body.code).toBe('lesson.blocked');
    platform.clock.advance(2 * MINUTE);
    expect((await open(device, video)).status).toBe(200);
    const tree = await device.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } });
    expect(tree.body.data.units[0].lessons[0]).toMatchObject({
      ...{ isOver: true, isQuizSubmitted: false, exam: { minutes: 60, attempts: 1 } },
    });
  });

  test('goes on upon a second device, and the first is told [EXAM-10]', async () => {
    const { lessonId, device, student } = await inExam();
    const first = await sit(platform, device, lessonId);
    await first.save(first.given(0));
    const other = await signIn(platform, student);
    const second = await sit(platform, other, lessonId);
    expect(second.number).toBe(1);
    expect(second.begun.body.data.saved[0]).not.toBeNull();
    platform.clock.advance(1_000);
    expect((await first.save(first.given(1))).body.exam).toMatchObject({ elsewhere: true, held: 0 });
    platform.clock.advance(1_000);
    await second.save(second.given(1, false), second.given(2));
    const done = await second.handIn('student', second.given(3));
    expect(done.body.data.papers).toMatchObject([{ score: 75 }]);
  });

  test('keeps the paper of its start while the teacher writes another [EXAM-09]', async () => {
    const { lessonId, device } = await inExam();
    const { given, handIn } = await sit(platform, device, lessonId);
    await editPaper(teacher, lessonId, (paper) => paper.slice(0, 1));
    expect((await start(device, lessonId)).body.data.questions).toHaveLength(4);
    expect((await handIn('student', given(0), given(1))).body.data.papers).toMatchObject([{ score: 50, total: 4 }]);
  });
});

describe('when time is over', () => {
  test('the server hands in what it has, once, whatever became of the phone, and the result says that it did [EXAM-03, LEARN-266]', async () => {
    const { lessonId, device, student } = await inExam();
    const { given, save } = await sit(platform, device, lessonId);
    await save(given(0), given(1));
    platform.clock.advance(60 * MINUTE);
    await collect();
    expect((await storedRows(platform, student.id)).results).toHaveLength(0);
    platform.clock.advance(2 * MINUTE + 1);
    const handedIn = await Promise.all([collect(), collect(), collect()]);
    expect(handedIn.reduce((sum, each) => sum + each)).toBe(1);
    const { results } = await storedRows(platform, student.id);
    expect(results).toMatchObject([{ score: 50, submitted_at: new Date(now() - 2 * MINUTE - 1) }]);
    await device.login(student);
    expect((await doorOf(device, lessonId)).body.data).toMatchObject({
      sitting: null,
      papers: [{ handedInBy: 'time' }],
    });
    const result = await device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });
    expect(result.body.data).toMatchObject({ handedInBy: 'time', score: 50 });
  });

  test('answers that were on their way count, and a phone with a wrong clock goes on [EXAM-06, EXAM-05]', async () => {
    const { lessonId, device, student } = await inExam();
    const { given, save, handIn } = await sit(platform, device, lessonId);
    platform.clock.advance(59 * MINUTE);
    await device.login(student);
    const early = await handIn('time', given(0));
    expect(early.body.data.sitting).not.toBeNull();
    const last = given(1);
    platform.clock.advance(MINUTE);
    expect((await handIn('time')).body.data.papers).toMatchObject([{ score: 25, handedInBy: 'time' }]);
    platform.clock.advance(2 * MINUTE);
    expect((await save(last)).body.exam).toMatchObject({ isHandedIn: true, held: 0 });
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ score: 50 }]);
  });
});

describe('work that came too late', () => {
  async function heldWork() {
    const room = await inExam();
    const { given, save, handIn } = await sit(platform, room.device, room.lessonId);
    await save(given(0));
    const unsent = [given(1), given(2, true, { at: 30 * MINUTE })];
    platform.clock.advance(70 * MINUTE);
    await collect();
    await room.device.login(room.student);
    teacher = await staffOf(platform, 'teacher');
    const sent = await handIn('time', ...unsent);
    return { ...room, given, save, handIn, unsent, sent };
  }
  const decide = (lessonId: number, heldId: number, decision: 'accepted' | 'refused' | null) =>
    teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', { params: { lessonId, heldId }, body: { decision } });

  test('is held once with its story, accepted or refused with one press, and taken back [EXAM-11]', async () => {
    const { lessonId, device, student, sent, handIn, unsent } = await heldWork();
    expect(sent.body.data.papers).toMatchObject([{ score: 25, held: 2 }]);
    await handIn('time', ...unsent);
    const desk = (await deskOf(teacher, lessonId)).body.data;
    expect(desk).toMatchObject({ handedIn: 1, sitting: [] });
    expect(desk.held).toMatchObject([
      {
        ...{ studentId: student.id, reason: 'late', answers: 2, saysInTime: true, isSigned: true, decision: null },
        ...{ scoreWithout: 25, scoreWith: 75, receivedAt: now(), endsAt: now() - 10 * MINUTE },
      },
    ]);
    const [{ id }] = desk.held;
    const accepted = await decide(lessonId, id, 'accepted');
    expect(accepted.body.data.held).toMatchObject([{ decision: 'accepted' }]);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ score: 75, correctCount: 3 });
    expect((await storedRows(platform, student.id)).sums).toMatchObject([{ score_sum: 75, quiz_count: 1 }]);
    await decide(lessonId, id, null);
    expect((await resultOf(device, lessonId)).body.data.score).toBe(25);
    await decide(lessonId, id, 'refused');
    expect((await resultOf(device, lessonId)).body.data.score).toBe(25);
    expect((await doorOf(device, lessonId)).body.data.papers).toMatchObject([{ held: 0 }]);
    const trail = await platform.database.owner`
      select kind, details from audit_events where subject_id = ${student.id} and kind like 'exam.%' order by id`;
    expect(trail.map(({ kind }) => kind)).toEqual([
      'exam.held_accepted',
      'exam.held_reconsidered',
      'exam.held_refused',
    ]);
  });

  test('is decided by the exam that it is of [EXAM-11]', async () => {
    const { lessonId } = await heldWork();
    const [held] = (await deskOf(teacher, lessonId)).body.data.held;
    expect((await decide(lessonId + 1, held.id, 'accepted')).status).toBe(404);
  });

  test.each([
    ['signed by somebody else', 'signature', { signature: 'AAAA' }, {}],
    ['from the future', 'times', {}, { at: 40 * MINUTE }],
  ])('answers %s are held and do not count [EXAM-06]', async (_, reason, wire, wanted) => {
    const { lessonId, device } = await inExam();
    const { given, save, handIn } = await sit(platform, device, lessonId);
    const sent = await save({ ...given(0, true, wanted), ...wire });
    expect(sent.body.exam).toMatchObject({ held: 1 });
    const [held] = (await deskOf(teacher, lessonId)).body.data.held;
    expect(held.reason).toBe(reason);
    expect((await decide(lessonId, held.id, 'accepted')).body.code).toBe('exam.being_sat');
    expect((await handIn('student')).body.data.papers).toMatchObject([{ score: 0, held: 1 }]);
    expect((await decide(lessonId, held.id, 'accepted')).status).toBe(200);
    expect((await resultOf(device, lessonId)).body.data.score).toBe(25);
  });

  test('also what a second phone brings after the paper was handed in [EXAM-10, EXAM-11]', async () => {
    const { lessonId, device, student } = await inExam();
    const first = await sit(platform, device, lessonId);
    const second = await sit(platform, await signIn(platform, student), lessonId);
    await second.handIn('student', second.given(0));
    expect((await first.save(first.given(1))).body.exam).toMatchObject({ isHandedIn: true, held: 1 });
    expect((await deskOf(teacher, lessonId)).body.data.held).toMatchObject([{ reason: 'after-hand-in' }]);
  });
});
