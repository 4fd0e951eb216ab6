import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mediaFiles } from '../../apps/server/src/features/media/media-files-table.ts';
import { answersWith, enrolStudent, makeQuiz, open, submit } from '../../apps/server/src/testing/classroom.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const QUESTIONS = Array.from({ length: 4 }, (_, at) => ({
  text: `Question ${at + 1}: she ______ English.`,
  choices: ['studies', 'study'],
}));

const asStaff = async (role: 'teacher' | 'owner', address: string) =>
  here.openWiped(address, { as: await here.site.createAccount({ role, name: 'مستر طارق' }), screen: DESK });

describe('a quiz that is fair to whoever hands in last', () => {
  test('the teacher keeps the right answers back, and the paper says in words when they come [T-QUIZ-8, TRUST-91]', async () => {
    const { courseId, lessonId } = await makeQuiz(here.site, QUESTIONS);
    const desk = await asStaff('teacher', `/teach/courses/${courseId}/quiz/${lessonId}`);
    const field = desk.getByLabel('الطالب يشوف الإجابات الصح امتى؟');
    await field.selectOption('after-window');
    await desk.getByText('لحد ساعتها بيشوف درجته بس').waitFor();
    await seeOneLook(desk, 'quiz-editor-key-time');

    const { student } = await enrolStudent(here.site, courseId, { name: 'مريم أشرف' });
    const page = await here.openWiped(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
    const quiz = quizPage(page);
    for (let at = 0; at < QUESTIONS.length; at += 1) {
      await page.getByText(`Question ${at + 1}`).waitFor();
      await quiz.choose(at === 0 ? 'study' : 'studies');
      await (at === QUESTIONS.length - 1 ? quiz.submit : quiz.next).click();
    }
    await quiz.band.waitFor();
    await quiz.popup.waitFor({ state: 'hidden' });
    await page.getByText('الإجابات الصح لسه مقفولة').waitFor();
    await page.getByText('مراجعة الإجابات هتفتح لوحدها').waitFor();
    expect(await quiz.review.count()).toBe(0);
    await seeOneLook(page, 'quiz-result-key-hidden');
  });

  test('papers worth a look stand in the report with what they are worth [T-QUIZ-9, TRUST-92, EXAM-152]', async () => {
    const { courseId, lessonId } = await makeQuiz(here.site, QUESTIONS);
    for (const name of ['أحمد سامي', 'محمود سامي']) {
      const { device } = await enrolStudent(here.site, courseId, { name });
      device.deviceId = 'device-of-both-brothers';
      await submit(device, lessonId, answersWith(await open(device, lessonId), 1));
    }
    const desk = await asStaff('teacher', `/teach/results/${lessonId}`);
    await desk.getByRole('tab', { name: /محتاج نظرة/ }).click();
    await desk.getByText('دي ملاحظات، مش اتهامات').waitFor();
    await desk.getByText('نفس الغلطات (٣) من نفس الجهاز مع محمود سامي').waitFor();
    // What is not seen of an exam's page being left is said beside what is.
    await desk.getByText('بنعدّ بس الوقت اللي الصفحة فيه كانت مستخبية').waitFor();
    await seeOneLook(desk, 'quiz-report-flags');
  });
});

describe('the share of the disk', () => {
  test('the owner sees how much of it is taken [T-TEN-5, TRUST-93]', async () => {
    const film = {
      tenantId: here.site.tenantId,
      id: randomBytes(16).toString('base64url'),
      byteLength: 4.6 * 1024 ** 3,
    };
    const facts = { contentType: 'video/mp4', fileName: 'film.mp4', createdAt: here.site.clock.now() };
    await here.site.withTenant(here.site.tenantId, (tx) =>
      tx.insert(mediaFiles).values({ ...film, byteLength: Math.floor(film.byteLength), ...facts }),
    );
    const desk = await asStaff('owner', '/teach/data');
    await desk.getByRole('progressbar', { name: 'المساحة المستخدمة' }).waitFor();
    await desk.getByText('مستخدم ٤٫٦ جيجا من ٥ جيجا').waitFor();
    await desk.getByText('المساحة قربت تخلص').waitFor();
    await seeOneLook(desk, 'data-storage');
  });
});
