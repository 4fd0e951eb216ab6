import { beforeEach, describe, expect, test } from 'vitest';
import { answersWith, enrolStudent, makeCourse, open, submit } from '../../testing/classroom.ts';
import { editPaper, readQuiz, staffOf } from '../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';

const platform = await sharedPlatform();
let teacher: TestClient;
// A token does not live as long as a window.
beforeEach(async () => {
  teacher = await staffOf(platform, 'teacher');
});

const resultOf = (device: TestClient, id: number) =>
  device.call('GET /api/quizresult/{lessonId}', { params: { lessonId: id } });
const tie = (quiz: number, video: number | null, second = 250) =>
  editPaper(teacher, quiz, (paper) =>
    paper.map((question, at) =>
      at === 0 ? { ...question, explainedIn: video === null ? null : { lessonId: video, second } } : question,
    ),
  );

async function lesson() {
  const course = await makeCourse(platform, {
    units: [{ lessons: [{ type: 'Video', name: 'since ولا for؟' }, { type: 'Quiz' }] }],
  });
  return { course, video: lessonId(course, 0, 0), quiz: lessonId(course, 0, 1) };
}

describe('a question that its teacher ties to a second of a video', () => {
  test('leads whoever handed in there, before and after the tie, and says nothing before [LEARN-46, T-QUIZ-1]', async () => {
    const { course, video, quiz } = await lesson();
    const early = await enrolStudent(platform, course.id);
    await submit(early.device, quiz, answersWith(await open(early.device, quiz), 0));
    expect((await resultOf(early.device, quiz)).body.data.review[0].explainedIn).toBeNull();
    const saved = await tie(quiz, video);
    expect(saved.body.data.questions[0].explainedIn).toEqual({ lessonId: video, second: 250 });
    expect((await readQuiz(teacher, quiz)).body.data.questions[1].explainedIn).toBeNull();
    const place = { lessonId: video, lessonName: 'since ولا for؟', second: 250 };
    const again = (await resultOf(early.device, quiz)).body.data.review;
    expect(again.map(({ explainedIn }: { explainedIn: unknown }) => explainedIn)).toEqual([place, null]);
    const late = await enrolStudent(platform, course.id);
    const opened = await open(late.device, quiz);
    expect(opened.text).not.toMatch(/explained/);
    expect((await submit(late.device, quiz, answersWith(opened, 2))).body.data.review[0].explainedIn).toEqual(place);
  });

  test('leads nobody to a video that is shut to them or gone, nor while the key is hidden [LEARN-46, T-QUIZ-8]', async () => {
    const { course, video, quiz } = await lesson();
    await tie(quiz, video);
    const { device, student } = await enrolStudent(platform, course.id);
    await submit(device, quiz, answersWith(await open(device, quiz), 1));
    const keyTime = (when: 'at-once' | 'after-window') =>
      teacher.call('PUT /api/teach/quizzes/{lessonId}/key-time', {
        params: { lessonId: quiz },
        body: { keyTime: when },
      });
    await keyTime('after-window');
    expect((await resultOf(device, quiz)).text).not.toMatch(/explainedIn|since/);
    await keyTime('at-once');
    expect((await resultOf(device, quiz)).body.data.review[0].explainedIn).not.toBeNull();
    platform.clock.advance(60 * DAY);
    await device.login(student);
    const [shut] = (await resultOf(device, quiz)).body.data.review;
    expect([shut.explainedIn, shut.answers.length]).toEqual([null, 4]);
  });

  test('takes a video of its own course only, and a copied course leads to its own copy [LEARN-46]', async () => {
    const [{ course, video, quiz }, other] = [await lesson(), await lesson()];
    for (const wrong of [other.video, quiz, 999_999]) {
      const refused = await tie(quiz, wrong);
      expect([refused.status, refused.body.code]).toEqual([400, 'quiz.explained_missing']);
    }
    expect((await tie(quiz, video)).status).toBe(200);
    const copy = await teacher.call('POST /api/teach/courses/{courseId}/duplicate', {
      params: { courseId: course.id },
      body: { key: crypto.randomUUID(), name: 'نسخة', grade: 'Secondary1', term: 'Second' },
    });
    const tree = await teacher.call('GET /api/teach/courses/{courseId}', { params: { courseId: copy.body.data.id } });
    const [copiedVideo, copiedQuiz] = tree.body.data.units[0].lessons;
    const paper = await readQuiz(teacher, copiedQuiz.id);
    expect(paper.body.data.questions[0].explainedIn).toEqual({ lessonId: copiedVideo.id, second: 250 });
    expect((await tie(quiz, null)).body.data.questions[0].explainedIn).toBeNull();
  });
});

test('a paper says whether the course is the student’s or only a lecture of it [LEARN-48]', async () => {
  const { course, quiz } = await lesson();
  const school = createTestSchool(platform);
  const [member, guest] = [await school.student(), await school.student()];
  await school.enrol(member, course);
  await school.grantUnit(guest, course, 0);
  for (const [student, holdsCourse] of [
    [member, true],
    [guest, false],
  ] as const) {
    const opened = await open(student.phone, quiz);
    expect(opened.body.quiz.holdsCourse).toBe(holdsCourse);
    const submitted = await submit(student.phone, quiz, answersWith(opened, 1));
    expect(submitted.body.data.holdsCourse).toBe(holdsCourse);
    expect((await resultOf(student.phone, quiz)).body.data.holdsCourse).toBe(holdsCourse);
  }
});
