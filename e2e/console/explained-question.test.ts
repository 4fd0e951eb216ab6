import { expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();

test('a teacher ties a question to a second of a video of the course [LEARN-46]', async () => {
  const course = await travel.school.makeCourse({
    units: [
      {
        lessons: [
          { type: 'Video', name: 'since ولا for؟' },
          { type: 'Quiz', questions: [{ text: 'I haven’t seen him ______ Friday.' }] },
        ],
      },
    ],
  });
  const quiz = lessonId(course, 0, 1);
  const teacher = await travel.site.createAccount({ role: 'teacher' });
  const address = `/teach/courses/${course.id}/quiz/${quiz}`;
  const page = await travel.open(address, { as: teacher, screen: DESK });
  await page.getByText('الدرجة والشرح والصورة').click();
  await page.getByLabel('الفيديو اللي بيشرحه').selectOption({ label: 'since ولا for؟' });
  const minute = page.getByLabel('من الدقيقة');
  await minute.fill('4');
  await page.getByText('اكتبها دقايق وثواني، زي 4:10').waitFor();
  await minute.fill('٤:١٠');
  await page.getByText('اكتبها دقايق وثواني، زي 4:10').waitFor({ state: 'detached' });
  await seeOneLook(page, 'explained-question');
  await page.keyboard.press('Control+s');
  await page.getByText('اتحفظ', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('فيه فيديو').click();
  expect(await page.getByLabel('من الدقيقة').inputValue()).toBe('4:10');
  await page.getByLabel('الفيديو اللي بيشرحه').selectOption({ label: 'من غير فيديو' });
  await page.getByText('الدرجة والشرح والصورة').waitFor();
});
