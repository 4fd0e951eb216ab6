import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { enrolStudent, storedRows } from '../../../testing/classroom.ts';
import { deskOf, doorOf, MINUTE, makeExam, setExam, sit } from '../../../testing/exam-room.ts';
import { staffOf } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { DAY } from '../../../testing/test-school.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

const now = () => platform.clock.now().getTime();
const resultOf = (device: TestClient, lessonId: number) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId } });

async function inExam(terms = {}) {
  const exam = await makeExam(platform, teacher, terms);
  const { device, student } = await enrolStudent(platform, exam.courseId);
  /** Hands in so many right answers. */
  const attempt = async (right: number) => {
    const { given, handIn } = await sit(platform, device, exam.lessonId);
    platform.clock.advance(MINUTE);
    const answers = Array.from({ length: right }, (_, at) => given(at));
    return (await handIn('student', ...answers)).body.data;
  };
  return { ...exam, device, student, attempt };
}

describe('attempts at an exam', () => {
  test.each([
    ['best', [75, 75, 75], 75],
    ['last', [75, 25, 50], 50],
  ] as const)('of which the %s counts make one result everywhere [EXAM-02]', async (counts, marks, sum) => {
    const { lessonId, courseId, device, student, attempt } = await inExam({ attempts: 3, counts, passMark: 60 });
    const seen = [];
    for (const right of [3, 1, 2]) {
      await attempt(right);
      seen.push((await resultOf(device, lessonId)).body.data.score);
    }
    expect(seen).toEqual(marks);
    const { results, sums } = await storedRows(platform, student.id);
    expect([results.length, sums]).toMatchObject([1, [{ score_sum: sum, quiz_count: 1 }]]);
    const { papers } = (await doorOf(device, lessonId)).body.data;
    expect(papers.map((paper: { passed: boolean }) => paper.passed)).toEqual([true, false, false]);
    expect(papers.map((paper: { counts: boolean }) => paper.counts)).toEqual([
      counts === 'best',
      false,
      counts === 'last',
    ]);
    const book = await teacher.call('GET /api/teach/gradebooks/{courseId}/students', {
      params: { courseId },
      query: {},
    });
    expect(book.body.data.students[0].scores).toEqual([{ lessonId, score: sum }]);
  });

  test('that are left are told with the lesson, in the course and in its unit, as its door counts them [LEARN-290]', async () => {
    const { lessonId, courseId, device, attempt, exam } = await inExam({ attempts: 3 });
    const told = async () => {
      const { body } = await device.request(`/api/Course/tree-course-with-progress?courseId=${courseId}`);
      const [unit] = body.data.units;
      const alone = await device.request(`/api/Course/tree-unit-with-progress?unitId=${unit.id}`);
      const inUnit = alone.body.data.lessons.find(({ id }: { id: number }) => id === lessonId);
      const lesson = unit.lessons.find(({ id }: { id: number }) => id === lessonId);
      expect(inUnit.attemptsLeft).toBe(lesson.attemptsLeft);
      return lesson.attemptsLeft;
    };
    expect(await told(), 'nothing is handed in yet').toBeUndefined();
    const seen = [];
    for (const right of [1, 2, 3]) {
      await attempt(right);
      const { used } = (await doorOf(device, lessonId)).body.data;
      seen.push([await told(), 3 - used]);
    }
    expect(seen).toEqual([
      [2, 2],
      [1, 1],
      [undefined, 0],
    ]);
    await setExam(teacher, lessonId, { ...exam, attempts: 5, lastStartAt: now() - MINUTE }, exam);
    expect(await told(), 'nobody starts any more').toBeUndefined();
  });

  test.each([
    ['closes with the unit', {}, false],
    ['is open as long as the exam says, where it has a last start of its own', { closesAt: 20 * DAY }, true],
  ])(
    'a further one %s: in the course, in its unit, at the door and for the key [LEARN-346]',
    async (_, { closesAt }: { closesAt?: number }, isOpen) => {
      const terms = { attempts: 3, ...(closesAt && { closesAt: now() + closesAt }) };
      const { lessonId, courseId, device, student, attempt } = await inExam(terms);
      const told = async () => {
        const course = await device.request(`/api/Course/tree-course-with-progress?courseId=${courseId}`);
        const [unit] = course.body.data.units;
        const alone = await device.request(`/api/Course/tree-unit-with-progress?unitId=${unit.id}`);
        const { door } = (await doorOf(device, lessonId)).body.data;
        const { hiddenKey } = (await resultOf(device, lessonId)).body.data;
        return [unit.lessons[0].attemptsLeft, alone.body.data.lessons[0].attemptsLeft, door, hiddenKey?.because];
      };
      await attempt(1);
      expect(await told()).toEqual([2, 2, 'open', 'attempt-left']);
      platform.clock.advance(7 * DAY);
      await device.login(student);
      expect(await told()).toEqual(isOpen ? [2, 2, 'open', 'attempt-left'] : [undefined, undefined, 'over', undefined]);
      const begun = await device.call('POST /api/exams/{lessonId}/start', { params: { lessonId }, body: {} });
      expect(begun.body.code).toBe(isOpen ? undefined : 'exam.over');
      if (isOpen) return;
      // More time for the unit is time for all that is in it.
      const [unit] = await platform.database.owner`select unit_id from lessons where id = ${lessonId}`;
      await platform.database.owner`insert into unit_extensions (tenant_id, student_id, course_id, unit_id, until)
      values (${platform.tenantId}, ${student.id}, ${courseId}, ${unit?.unit_id}, ${new Date(now() + DAY)})`;
      expect(await told()).toEqual([2, 2, 'open', 'attempt-left']);
      // It closes over the attempt, which says so as it is handed in.
      platform.clock.advance(DAY - MINUTE);
      await device.login(student);
      expect((await attempt(1)).door).toBe('over');
    },
  );

  test('are promised to nobody whose unit has closed: whoever catches up has one [LEARN-347]', async () => {
    const { lessonId, device, student } = await inExam({ attempts: 3 });
    const told = async () => (await doorOf(device, lessonId)).body.data;
    expect(await told()).toMatchObject({ door: 'open', attempts: 3 });
    platform.clock.advance(7 * DAY);
    await device.login(student);
    expect(await told()).toMatchObject({ door: 'open', attempts: 1 });
  });

  test('are counted anew when the teacher wants another one to count [EXAM-02]', async () => {
    const { lessonId, device, exam, attempt } = await inExam({ attempts: 2 });
    await attempt(3);
    await attempt(1);
    expect((await setExam(teacher, lessonId, { ...exam, counts: 'last' }, exam)).status).toBe(200);
    expect((await resultOf(device, lessonId)).body.data.score).toBe(25);
  });

  test('hide the key while one is left, and show it then [EXAM-07]', async () => {
    const { lessonId, device, exam, attempt } = await inExam({ attempts: 2 });
    expect((await resultOf(device, lessonId)).body.code).toBe('quiz.no_result');
    await attempt(1);
    const hidden = { review: [], hiddenKey: { opensAt: expect.any(String), because: 'attempt-left' } };
    expect((await resultOf(device, lessonId)).body.data).toMatchObject(hidden);
    // Nor while the exam is to be sat again another day.
    const later = { ...exam, opensAt: now() + 10 * MINUTE };
    expect((await setExam(teacher, lessonId, later, exam)).status).toBe(200);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject(hidden);
    expect((await setExam(teacher, lessonId, exam, later)).status).toBe(200);
    await attempt(1);
    expect((await resultOf(device, lessonId)).body.data.review).toHaveLength(4);
  });

  test('keep the key until the exam has closed, to whoever was given more minutes too, or for good [EXAM-07]', async () => {
    const closesAt = now() + 90 * MINUTE;
    const { lessonId, courseId, device, student, attempt } = await inExam({ closesAt });
    const choose = (keyTime: 'after-window' | 'never') =>
      teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', { params: { lessonId }, body: { keyTime } });
    await choose('after-window');
    await attempt(1);
    const opensAt = new Date(closesAt).toISOString();
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ review: [], hiddenKey: { opensAt } });
    const { device: other, student: slow } = await enrolStudent(platform, courseId);
    await sit(platform, other, lessonId);
    const given = await teacher.call('POST /api/teach/exams/{lessonId}/minutes', {
      params: { lessonId },
      body: { key: randomUUID(), minutes: 60, studentId: slow.id, reason: 'النت قطع في السنتر' },
    });
    expect(given.status, given.text).toBe(200);
    const lastEnd = new Date(now() + 120 * MINUTE).toISOString();
    platform.clock.advance(90 * MINUTE);
    await device.login(student);
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ review: [], hiddenKey: { opensAt: lastEnd } });
    platform.clock.advance(30 * MINUTE + 1);
    await device.login(student);
    expect((await resultOf(device, lessonId)).body.data.review).toHaveLength(4);
    teacher = await staffOf(platform, 'teacher');
    await choose('never');
    expect((await resultOf(device, lessonId)).body.data).toMatchObject({ review: [], hiddenKey: { opensAt: null } });
  });

  test('a paper that the teacher opens again is kept and takes no attempt [EXAM-02]', async () => {
    const { lessonId, device, student, attempt } = await inExam();
    await attempt(1);
    const { submittedAt } = (await resultOf(device, lessonId)).body.data;
    const opened = await teacher.call('POST /api/teach/results/{lessonId}/students/{studentId}/reopen', {
      params: { lessonId, studentId: student.id },
      body: { submittedAt, reason: 'النت قطع' },
    });
    expect(opened.status).toBe(200);
    const again = await attempt(4);
    expect(again.papers).toMatchObject([{ number: 2, score: 100 }]);
    const rows = await platform.database.owner`
      select number, withdrawn_at is null as stands from exam_sittings where student_id = ${student.id} order by number`;
    expect([...rows]).toEqual([
      { number: 1, stands: false },
      { number: 2, stands: true },
    ]);
  });
});

describe('more minutes', () => {
  const give = (lessonId: number, body: object) =>
    teacher.call('POST /api/teach/exams/{lessonId}/minutes', {
      params: { lessonId },
      body: { key: randomUUID(), minutes: 15, studentId: null, reason: 'النت قطع في السنتر', ...body },
    });

  test('are a student’s in every exam, said at the door [EXAM-12]', async () => {
    const { lessonId, device, student } = await inExam();
    const set = await teacher.call('PUT /api/teach/students/{studentId}/exam-minutes', {
      params: { studentId: student.id },
      body: { minutes: 20, reason: 'نظره ضعيف' },
    });
    expect(set.body.data).toEqual({ minutes: 20 });
    expect((await doorOf(device, lessonId)).body.data).toMatchObject({ minutes: 80, extraMinutes: 20 });
    const { begun } = await sit(platform, device, lessonId);
    expect(begun.body.data.exam.sitting.endsAt).toBe(now() + 80 * MINUTE);
  });

  test('are given to all who sit it, or to one, once, with a reason in the trail [EXAM-12]', async () => {
    const { lessonId, courseId, device, student } = await inExam();
    const { device: other, student: neighbour } = await enrolStudent(platform, courseId, { name: 'هنا' });
    expect((await give(lessonId, {})).body.code).toBe('exam.nobody_sits');
    const sat = await sit(platform, device, lessonId);
    await sit(platform, other, lessonId);
    const key = randomUUID();
    await give(lessonId, { key });
    const twice = await give(lessonId, { key });
    const end = now() + 75 * MINUTE;
    expect(twice.body.data.sitting).toMatchObject([{ endsAt: end }, { endsAt: end, extraMinutes: 15 }]);
    await give(lessonId, { studentId: neighbour.id, minutes: 5 });
    const desk = (await deskOf(teacher, lessonId)).body.data;
    expect(desk.sitting).toMatchObject([
      { studentId: student.id, endsAt: end, answered: 0 },
      { studentId: neighbour.id, name: 'هنا', endsAt: end + 5 * MINUTE },
    ]);
    platform.clock.advance(70 * MINUTE);
    await device.login(student);
    expect((await sat.save(sat.given(0))).body.exam).toMatchObject({ endsAt: end, held: 0 });
    const trail = await platform.database.owner`
      select details from audit_events where kind = 'exam.minutes_given' and details->>'quiz' = ${String(lessonId)}`;
    expect(trail.map(({ details }) => details.students).sort()).toEqual([1, 2]);
  });

  test('terms that would cut somebody are refused, and nobody is left inside without an end [EXAM-01]', async () => {
    const { lessonId, device, exam } = await inExam();
    const cut = await setExam(teacher, lessonId, { ...exam, lastStartAt: now(), closesAt: now() + MINUTE }, exam);
    expect(cut.body.code).toBe('exam.closes_too_early');
    await sit(platform, device, lessonId);
    expect((await setExam(teacher, lessonId, null, exam)).body.code).toBe('exam.being_sat');
    expect((await setExam(teacher, lessonId, { ...exam, minutes: 90 }, null)).body.code).toBe(
      'teach.changed_meanwhile',
    );
  });
});
