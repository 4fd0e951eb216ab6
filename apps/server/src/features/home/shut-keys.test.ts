import { expect, test } from 'vitest';
import { answersWith, open, submit } from '../../testing/classroom.ts';
import { EXAM, MINUTE, setExam, sit } from '../../testing/exam-room.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, type TestStudent } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const UNITS = [{ name: 'Passive', lessons: [{ type: 'Quiz' as const, name: 'امتحان', questions: [{}, {}, {}, {}] }] }];

/** What home says of the one paper, and how many it calls to mend. */
async function toldOf({ phone }: TestStudent) {
  const { body, status, text } = await phone.call('GET /api/Student/home');
  expect(status, text).toBe(200);
  return { key: body.data.papers[0]?.hiddenKey, toMend: body.data.toMend.count };
}

test('home calls nobody to mistakes whose right answers still wait, and says until when [LEARN-330, T-QUIZ-8]', async () => {
  const teacher = await staffOf(platform, 'teacher');
  const { course, student } = await school.enrolled({ units: UNITS });
  const quiz = lessonId(course, 0, 0);
  const chosen = await teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', {
    params: { lessonId: quiz },
    body: { keyTime: 'after-window' },
  });
  expect(chosen.status, chosen.text).toBe(200);
  const opensAt = new Date(platform.clock.now().getTime() + 7 * DAY).toISOString();
  await submit(student.phone, quiz, answersWith(await open(student.phone, quiz), 0));
  expect(await toldOf(student)).toEqual({ key: { opensAt }, toMend: 0 });
  platform.clock.advance(7 * DAY);
  await school.signIn(student);
  expect(await toldOf(student)).toEqual({ key: undefined, toMend: 1 });
});

test('nor to those of an exam with an attempt that is left, until the unit closes, or under way [LEARN-330, EXAM-296, T-QUIZ-1]', async () => {
  const teacher = await staffOf(platform, 'teacher');
  const { course, student } = await school.enrolled({ units: UNITS });
  const exam = lessonId(course, 0, 0);
  const set = await setExam(teacher, exam, { ...EXAM, minutes: 30, attempts: 2 });
  expect(set.status, set.text).toBe(200);
  const first = await sit(platform, student.phone, exam);
  platform.clock.advance(MINUTE);
  await first.handIn('student', first.given(0, false));
  const [unit] = await platform.database.owner`select enrolled_at from enrolments where course_id = ${course.id}`;
  const opensAt = new Date(unit?.enrolled_at.getTime() + 7 * DAY).toISOString();
  expect(await toldOf(student)).toEqual({ key: { opensAt, because: 'attempt-left' }, toMend: 0 });
  const second = await sit(platform, student.phone, exam);
  expect(await toldOf(student)).toEqual({ key: { opensAt: null, because: 'sitting' }, toMend: 0 });
  platform.clock.advance(MINUTE);
  await second.handIn('student', second.given(0, false));
  expect(await toldOf(student)).toEqual({ key: undefined, toMend: 1 });
});

test.each([
  ['at-once', EXAM],
  ['at-once', { ...EXAM, attempts: 2 }],
  ['after-window', null],
] as const)(
  'of a course that is held no more home says of a key (%s) what the paper says itself [EXAM-297]',
  async (keyTime, terms) => {
    const teacher = await staffOf(platform, 'teacher');
    const { course, student } = await school.enrolled({ units: UNITS });
    const quiz = lessonId(course, 0, 0);
    const params = { lessonId: quiz };
    const chosen = await teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', { params, body: { keyTime } });
    expect(chosen.status, chosen.text).toBe(200);
    if (terms) {
      expect((await setExam(teacher, quiz, terms)).status).toBe(200);
      const sitting = await sit(platform, student.phone, quiz);
      await sitting.handIn('student', sitting.given(0, false));
    } else await submit(student.phone, quiz, answersWith(await open(student.phone, quiz), 0));
    await platform.database.owner`delete from enrolments where course_id = ${course.id}`;
    const paper = await student.phone.call('GET /api/quizresult/{lessonId}', { params });
    expect(paper.status, paper.text).toBe(200);
    const isShut = keyTime === 'after-window';
    expect(paper.body.data.hiddenKey ?? undefined).toEqual(isShut ? { opensAt: null } : undefined);
    expect(await toldOf(student)).toEqual({ key: isShut ? { opensAt: null } : undefined, toMend: isShut ? 0 : 1 });
  },
);
