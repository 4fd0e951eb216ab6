import { describe, expect, test } from 'vitest';
import type { NewUnit } from '../../seed/new-course.ts';
import { open } from '../../testing/classroom.ts';
import { EXAM, MINUTE, setExam, sit } from '../../testing/exam-room.ts';
import { staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, DAY, lessonId, unitId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const UNITS = [
  {
    name: 'Unit one',
    title: 'Tenses',
    lessons: [
      { type: 'Video', name: 'Watch', durationSeconds: 90 },
      { type: 'Quiz', name: 'Try', questions: [{}, {}, {}] },
    ],
    resources: [
      { title: 'Sheet', type: 'pdf', mediaId: 'sheet00000000000000001' },
      { title: 'Dictionary', type: 'link', url: 'https://dictionary.example/' },
    ],
  },
  {
    name: 'Unit two',
    lessons: [{ type: 'Quiz', name: 'Empty', questions: [] }],
    resources: [{ title: 'Later', type: 'link', url: 'https://later.example/' }],
  },
] satisfies NewUnit[];

describe('the course tree with progress', () => {
  test('tells which film was begun, until it is finished [LEARN-177]', async () => {
    const { course, phone } = await school.enrolled({ units: UNITS }, DAY);
    const film = lessonId(course, 0, 0);
    const lessons = async () => {
      const { body } = await phone.request(`/api/Course/tree-course-with-progress?courseId=${course.id}`);
      return body.data.units[0].lessons;
    };
    expect((await lessons())[0]).not.toHaveProperty('isBegun');
    await phone.call('POST /api/Student/watch-position', { body: { lessonId: film, positionSeconds: 30, played: [] } });
    expect(await lessons()).toMatchObject([
      { id: film, isBegun: true, isCompleted: false },
      { isQuizSubmitted: false },
    ]);
    await phone.call('POST /api/Student/complete-lesson', { query: { lessonId: film } });
    expect((await lessons())[0]).toMatchObject({ isCompleted: true });
    expect((await lessons())[0]).not.toHaveProperty('isBegun');
  });

  test('tells which quiz was begun, and of an exam under way the end of its clock [LEARN-260, LEARN-262]', async () => {
    const { course, phone } = await school.enrolled({ units: UNITS }, DAY);
    const quiz = lessonId(course, 0, 1);
    const told = async () => {
      const { body } = await phone.request(`/api/Course/tree-course-with-progress?courseId=${course.id}`);
      return body.data.units[0].lessons[1];
    };
    await open(phone, quiz);
    expect(await told()).not.toHaveProperty('isBegun');
    const answers = [{ position: 0, choice: 0, clientTime: platform.clock.now().getTime() }];
    await phone.call('POST /api/quizresult/save-answers', { body: { lessonId: quiz, answers } });
    expect(await told()).toMatchObject({ isBegun: true });
    expect(await told()).not.toHaveProperty('clockEndsAt');
    // Answers from before it had a limit begin nothing.
    await setExam(await staffOf(platform, 'teacher'), quiz, { ...EXAM, minutes: 30 });
    expect(await told()).not.toHaveProperty('isBegun');
    const sitting = await sit(platform, phone, quiz);
    const clockEndsAt = new Date(platform.clock.now().getTime() + 30 * MINUTE).toISOString();
    expect(await told()).toMatchObject({ isBegun: true, clockEndsAt });
    const { body } = await phone.request(`/api/Course/tree-unit-with-progress?unitId=${unitId(course, 0)}`);
    expect(body.data.lessons[1]).toMatchObject({ isBegun: true, clockEndsAt });
    await sitting.handIn('student', sitting.given(0));
    expect(await told()).toMatchObject({ isQuizSubmitted: true });
    expect(await told()).not.toHaveProperty('isBegun');
  });

  test('is the course entity with ordered units and the student’s own progress, under both paths and casings [API-21, API-44, ENT-17, ENT-18, ENT-19, OP-CURR-10, OP-UNIT-4, OP-UNIT-9, OP-ENT-5, OP-GEN-2]', async () => {
    const { course, student, phone } = await school.enrolled({ name: 'Grammar', units: UNITS }, DAY);
    await school.finish(student, course, lessonId(course, 0, 0));
    const now = platform.clock.now();
    for (const path of ['/api/Course/tree-course-with-progress', '/Course/tree-course-with-progress']) {
      for (const name of ['courseid', 'courseId']) {
        const answer = await phone.request(`${path}?${name}=${course.id}&timestamp=1700000000000`);
        expect(answer.status, answer.text).toBe(200);
        const [sheet, dictionary] = answer.body.data.units[0].resources;
        expect(sheet).toMatchObject({ title: 'Sheet', type: 'pdf' });
        expect(sheet.url).toMatch(
          new RegExp(
            `^/media/${platform.tenantId}/sheet00000000000000001\\?l=${student.phone.token?.split('.')[0]}&p=`,
          ),
        );
        expect(dictionary).toMatchObject({ title: 'Dictionary', type: 'link', url: 'https://dictionary.example/' });
        expect(answer.body).toEqual({
          success: true,
          message: '',
          data: {
            id: course.id,
            courseName: 'Grammar',
            description: '',
            grade: 'Secondary1',
            term: 'First',
            price: 150,
            imagePath: null,
            isOpenToAll: false,
            features: null,
            enrollmentDate: new Date(now.getTime() - DAY).toISOString(),
            extendedUntil: null,
            serverTime: now.toISOString(),
            units: [
              {
                id: unitId(course, 0),
                order: 0,
                unitName: 'Unit one',
                unitTitle: 'Tenses',
                resources: [sheet, dictionary],
                bought: null,
                extendedUntil: null,
                lessons: [
                  {
                    id: lessonId(course, 0, 0),
                    lessonName: 'Watch',
                    type: 'Video',
                    durationSeconds: 90,
                    questionCount: null,
                    isCompleted: true,
                    isQuizSubmitted: false,
                  },
                  {
                    id: lessonId(course, 0, 1),
                    lessonName: 'Try',
                    type: 'Quiz',
                    durationSeconds: null,
                    questionCount: 3,
                    isCompleted: false,
                    isQuizSubmitted: false,
                  },
                ],
              },
              expect.objectContaining({
                order: 1,
                resources: [],
                lessons: [expect.objectContaining({ type: 'Quiz', questionCount: 0, isQuizSubmitted: true })],
              }),
            ],
          },
        });
      }
    }
  });

  test('never carries addresses, keys or questions, and is never cached [T-VID-1, T-G-10]', async () => {
    const { course, phone } = await school.enrolled();
    const answer = await phone.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } });
    expect(answer.text).not.toMatch(/videoUrl|attachment|isCorrect|answers|explanation|youtu/i);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('gives a unit’s resources only while the unit may be opened [OP-GEN-2, RULE-12]', async () => {
    const { course, student, phone } = await school.enrolled({ units: UNITS });
    const resources = async () => {
      const { body } = await phone.call('GET /api/Course/tree-course-with-progress', {
        query: { courseid: course.id },
      });
      return body.data.units.map((unit: { resources: unknown[] }) => unit.resources.length);
    };
    expect(await resources()).toEqual([2, 0]);
    await school.finish(student, course, lessonId(course, 0, 1));
    expect(await resources()).toEqual([2, 1]);
    await platform.database
      .owner`update enrolments set enrolled_at = enrolled_at - interval '7 days' where student_id = ${student.id}`;
    expect(await resources()).toEqual([0, 1]);
  });

  test('reports a quiz submitted through the API at once [ENT-19]', async () => {
    const { course, phone } = await school.enrolled();
    const quiz = lessonId(course, 0, 1);
    const opened = await phone.call('GET /Student/contentlesson/{id}', { params: { id: quiz } });
    const answers = opened.body.data.map(() => 0);
    const sent = await phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers } });
    expect(sent.status, sent.text).toBe(200);
    const { body } = await phone.call('GET /api/Course/tree-course-with-progress', { query: { courseid: course.id } });
    expect(body.data.units[0].lessons[1]).toMatchObject({ isQuizSubmitted: true, isCompleted: false });
  });

  test('shows one student nothing of another’s progress [T-G-5]', async () => {
    const { course, student } = await school.enrolled();
    await school.finish(student, course, lessonId(course, 0, 0));
    const other = await school.student();
    await school.enrol(other, course);
    const { body } = await other.phone.call('GET /api/Course/tree-course-with-progress', {
      query: { courseid: course.id },
    });
    expect(body.data.units[0].lessons[0].isCompleted).toBe(false);
  });

  test('is refused with 403 to a student who is not enrolled, also in a course open to all or with one unit of it [OP-CURR-4, OP-CURR-6]', async () => {
    const course = await school.makeCourse();
    const open = await school.makeCourse({ openToAll: true });
    const student = await school.student();
    await school.grantUnit(student, course, 0);
    for (const { id } of [course, open]) {
      const answer = await student.phone.call('GET /api/Course/tree-course-with-progress', { query: { courseid: id } });
      expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'course.not_enrolled' } });
      expect(answer.body.data).toBeUndefined();
    }
  });

  test('of a draft is kept for those enrolled and does not exist for the rest [OP-MYC-6]', async () => {
    const { course, phone } = await school.enrolled({ active: false });
    const query = { courseid: course.id };
    expect((await phone.call('GET /api/Course/tree-course-with-progress', { query })).status).toBe(200);
    const stranger = await school.student();
    const refused = await stranger.phone.call('GET /api/Course/tree-course-with-progress', { query });
    expect(refused).toMatchObject({ status: 404, body: { message: 'Course details not found.' } });
  });

  test('of another tenant is a course that does not exist; a guest is asked to sign in [ERR-35, T-G-4, ROLE-04]', async () => {
    const elsewhere = await createTestSchool(platform, await platform.makeTenant()).makeCourse();
    const { phone } = await school.student();
    const ask = (id: number) => phone.request(`/api/Course/tree-course-with-progress?courseid=${id}`);
    const missing = await ask(999_999_999);
    expect(missing.status).toBe(404);
    expect((await ask(elsewhere.id)).text).toBe(missing.text);
    expect((await platform.client().request('/api/Course/tree-course-with-progress?courseid=1')).status).toBe(401);
  });

  test('is refused at the next request once the enrolment is gone [T-WIN-5]', async () => {
    const { course, student, phone } = await school.enrolled();
    const ask = () => phone.request(`/api/Course/tree-course-with-progress?courseid=${course.id}`);
    expect((await ask()).status).toBe(200);
    await platform.database.owner`delete from enrolments where student_id = ${student.id}`;
    expect((await ask()).status).toBe(403);
  });
});
