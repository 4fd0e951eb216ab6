import { describe, expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { quizPage } from '../support/quiz-page.ts';

const travel = journey();
const SHORT_PHONE = { width: 360, height: 600 } as const;

describe('on a small screen', () => {
  test('the longest name takes one line of the marked paper [LEARN-25]', async () => {
    const { courseId, lessonId } = await makeQuiz(travel.site, [{ text: 'One?', choices: ['yes', 'no'], right: 0 }]);
    const name = 'عبد الرحمن محمد عبد العزيز عبد الفتاح السيد إبراهيم المنشاوي عبد المقصود الشرقاوي'.slice(0, 80);
    const { student } = await enrolStudent(travel.site, courseId, { name });
    const page = await travel.open(`/course/${courseId}/lesson/${lessonId}/quiz`, { as: student });
    const quiz = quizPage(page);
    await quiz.choose('yes');
    await quiz.submit.click();
    await quiz.band.waitFor();
    await quiz.popup.waitFor({ state: 'hidden' });
    await shoot(page, 'result-long-name');
    const [named, dated] = await page
      .locator('.result-top > div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(named).toBe(dated);
    expect(named).toBeLessThan(60);
    expect(await page.locator('.result-top dd').first().textContent()).toBe(name);
  });

  test('the reason why a code was refused is in sight [LEARN-25]', async () => {
    const course = await travel.school.makeCourse({ name: 'Grammar من الصفر', pricePiastres: 15_000 });
    const page = await travel.open(`/courses/${course.id}`, {
      as: await travel.site.createAccount(),
      screen: SHORT_PHONE,
    });
    const field = page.getByLabel('معاك كود الكورس؟');
    // As a thumb leaves it: the field is the last thing on the screen.
    await field.waitFor();
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
    await field.fill('NOSUCHCD');
    await field.press('Enter');
    const reason = page.getByText('الكود ده مش موجود.');
    await reason.waitFor();
    await expect
      .poll(() => reason.evaluate((said) => said.getBoundingClientRect().bottom))
      .toBeLessThan(SHORT_PHONE.height);
  });

  test('a video that was finished without a line has its tick in the curriculum, and home offers something else [LEARN-25, LEARN-220, OP-VID-1]', async () => {
    const { course, student } = await travel.school.enrolled({
      units: [{ lessons: [{ type: 'Video', name: 'since ولا for؟', videoUrl: 'https://youtu.be/aaaaaaaaaaa' }] }],
    });
    const curriculum = `/course/${course.id}/curriculum`;
    const { page } = await travel.visit({ as: student });
    await page.goto(curriculum);
    await page.getByText('since ولا for؟').first().waitFor();
    await page.route('**/api/Student/complete-lesson*', (route) => route.abort('internetdisconnected'));
    await page.goto(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
    await page.locator('.video-lesson-side').getByRole('button', { name: 'خلصت الفيديو' }).click();
    await page.getByRole('button', { name: 'ارجع دلوقتي' }).click();
    await page.waitForURL(curriculum);
    await page.locator('.lesson-completed').first().waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('.lesson-completed').first().waitFor({ state: 'attached' });
    await page.goto('/');
    await awake(page);
    const strip = page.locator('.next-strip');
    await strip.getByText('خلّصت').waitFor();
    expect(await strip.getAttribute('href')).toBe(curriculum);
    // A code and a lesson are done, the question is next.
    expect(await page.locator('.first-steps .pen-mark').count()).toBe(2);
  });

  test('a lesson leads on past a quiz that was handed in, into the next unit [LEARN-424]', async () => {
    const film = { type: 'Video', videoUrl: 'https://youtu.be/aaaaaaaaaaa' } as const;
    const { course, student } = await travel.school.enrolled({
      units: [
        {
          name: 'Tenses',
          lessons: [
            { ...film, name: 'since' },
            { type: 'Quiz', name: 'امتحان الأزمنة' },
          ],
        },
        { name: 'Articles', lessons: [{ ...film, name: 'a or an' }] },
      ],
    });
    const { page } = await travel.visit({ as: student });
    const video = `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`;
    const next = page.locator('.next-lesson');
    await page.goto(video);
    await next.getByText('امتحان الأزمنة').waitFor();
    const id = lessonId(course, 0, 1);
    const { body } = await student.phone.call('GET /Student/contentlesson/{id}', { params: { id } });
    const answers = body.data.map(() => 1);
    await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: id, answers } });
    await page.goto(video);
    await next.getByText('a or an').waitFor();
    await next.getByText('Articles').waitFor();
    await shoot(page, 'lesson-leads-on');
    await next.click();
    await page.waitForURL(`/course/${course.id}/lesson/${lessonId(course, 1, 0)}/video`);
  });
});
