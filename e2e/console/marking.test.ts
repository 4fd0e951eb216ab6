import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { quizPage } from '../support/quiz-page.ts';

const here = journey();

const frame = { from: null, explanation: '', imageMediaId: null, pinned: true };
const QUESTIONS = [
  { ...frame, weight: 2, text: 'She ______ English.', choices: ['studies', 'study'], rightChoice: 0 },
  {
    ...frame,
    kind: 'written' as const,
    form: 'email' as const,
    weight: 4,
    text: 'Write an e-mail to your friend Sam about a trip.',
    words: { from: 5, to: 90 },
    rubric: [
      { name: 'الفكرة', marks: 2 },
      { name: 'القواعد', marks: 2 },
    ],
    model: 'Dear Sam, we went to Fayoum last Friday.',
  },
];

test('a student writes, a teacher marks by keys and taps, and the student reads it [EXAM-60, EXAM-61, EXAM-63, EXAM-64]', async () => {
  const { site } = here;
  const { courseId, lessonId } = await makeQuiz(site, [{}]);
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const client = site.client();
  await client.login(teacher);
  const saved = await client.call('PUT /api/teach/quizzes/{lessonId}', {
    params: { lessonId },
    body: { version: 1, questions: QUESTIONS },
  });
  expect(saved.status, saved.text).toBe(200);

  const { student } = await enrolStudent(site, courseId, { name: 'نور حسام' });
  const page = await here.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
  const quiz = quizPage(page);
  await quiz.choose('studies');
  await quiz.next.click();
  const text = page.getByLabel('إجابتك');
  await text.fill('Dear Sam,');
  // A line of a text goes on, and does not hand the paper in.
  await text.press('Enter');
  await text.pressSequentially('We have went to Fayoum 2 days ago.');
  await page.getByText('١٠ كلمات').waitFor();
  await seeEveryLook(page, 'written-player');
  await quiz.submit.click();
  await page.getByText('لسه بتتصحح').waitFor();
  await seeEveryLook(page, 'written-waiting');

  const desk = await here.open('/teach/marking', { as: teacher });
  await desk.getByRole('link', { name: 'صحّح' }).click();
  await desk.getByText('We have went to Fayoum').waitFor();
  await awake(desk);
  expect(await desk.getByText('نور حسام').count()).toBe(0);
  await desk.keyboard.press('2');
  // The draft is there again after the page was loaded anew.
  await desk.reload();
  await awake(desk);
  await desk.getByRole('radiogroup', { name: 'الفكرة' }).getByRole('radio', { name: '٢', checked: true }).waitFor();
  await desk.getByRole('radiogroup', { name: 'القواعد' }).getByRole('radio', { name: '١' }).click();
  await desk.getByLabel('تعليق جديد').fill('زمن الفعل: went');
  await desk.getByRole('button', { name: 'ضيف' }).click();
  await desk.getByRole('list', { name: 'تعليقاتك' }).getByText('زمن الفعل').waitFor();
  await seeEveryLook(desk, 'marking-desk');
  await desk.getByRole('button', { name: 'احفظ واللي بعدها' }).click();
  await desk.getByRole('button', { name: 'ورقة ١، اتصحّحت' }).waitFor();

  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
  await page.getByRole('button', { name: 'راجع إجاباتك' }).click();
  await page.getByText('زمن الفعل: went').waitFor();
  await page.getByText('إجابة نموذجية').waitFor();
  await seeEveryLook(page, 'written-review');
});
