import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shadeSheet } from '../support/shade-sheet.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const PAPER = Array.from({ length: 8 }, (_, at) => ({
  text: `Question ${at + 1}: she ______ English.`,
  choices: ['studies', 'study', 'studying', 'to study'],
}));

/** The camera is on, and nothing lies under it. */
async function emptyDesk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 600];
    const pen = canvas.getContext('2d');
    const draw = () => {
      if (!pen) return;
      pen.fillStyle = '#5b5148';
      pen.fillRect(0, 0, 800, 600);
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5);
  });
}

const choose = (page: Page, buffer: Buffer, mimeType = 'image/png') =>
  page.locator('input[type="file"]').setInputFiles({ name: 'sheet.png', mimeType, buffer });

test('sheets come from files while the camera is on: a bad one says why and stays said, one that says something else waits for a press [EXAM-147, EXAM-54, EXAM-56]', async () => {
  const { site } = here;
  const { courseId, lessonId } = await makeQuiz(site, PAPER);
  await enrolStudent(site, courseId, { name: 'مريم أشرف' });
  const teacher = await site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const page = await here.open(`/teach/quizzes/${lessonId}/print`, { as: teacher, screen: DESK });
  await awake(page);
  await page.getByRole('button', { name: 'مفتاح النماذج' }).click();
  const cells = page.locator('.printed-key tbody tr td:nth-of-type(2)');
  await expect.poll(() => cells.count()).toBe(PAPER.length);
  const ofSecond = await cells.allTextContents();
  const right = ofSecond.map((letter) => letter.trim());
  await page.getByRole('button', { name: 'ورقة التظليل' }).click();
  await page.getByRole('button', { name: 'باسم كل طالب' }).click();
  await page.locator('.bubble-sheet').first().getByText('مريم أشرف').waitFor();
  const wrongFirst = right.map((letter, row) => (row === 0 ? (letter === 'a' ? 'b' : 'a') : letter));
  const good = await shadeSheet(page, right, () => 1);
  const other = await shadeSheet(page, wrongFirst, () => 1);
  const bare = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 60 } });

  await emptyDesk(page);
  await page.getByRole('link', { name: 'اقرا الورق بالكاميرا' }).click();
  await page.getByText('حط الورقة كلها جوه الصورة.').waitFor();
  await choose(page, Buffer.from('not a picture'), 'image/png');
  await page.getByText('الملف ده مش صورة بتتفتح').waitFor();
  await choose(page, bare);
  await page.getByText('مفيش ورقة تظليل في الصورة دي').waitFor();
  await seeOneLook(page, 'sheet-file-trouble');
  // The camera has looked again since, and wiped nothing away.
  await page.getByText('حط الورقة كلها جوه الصورة.').waitFor();
  await page.getByText('مفيش ورقة تظليل في الصورة دي').waitFor();

  await choose(page, good);
  await page.getByText('٨ من ٨').waitFor();
  await page.getByRole('button', { name: 'تمام، اللي بعدها' }).click();
  const stored = page.getByRole('region', { name: 'اتقرا واتسجّل' });
  await stored.getByText('مريم أشرف').waitFor();
  const counted = async () =>
    (await site.database.owner`select correct_count from quiz_results where lesson_id = ${lessonId}`).map(
      (row) => row.correct_count,
    );
  expect(await counted()).toEqual([8]);

  // Another sheet of the same student: left as it was, then put in the place of the first.
  const waiting = page.getByRole('region', { name: 'لسه على الموبايل' });
  for (const press of ['سيبها', 'حطها مكانها']) {
    await choose(page, other);
    await page.getByText('٧ من ٨').waitFor();
    await page.getByRole('button', { name: 'تمام، اللي بعدها' }).click();
    await waiting.getByRole('button', { name: 'حطها مكانها' }).waitFor();
    expect(await counted()).toEqual([8]);
    await waiting.getByRole('button', { name: press }).click();
    await waiting.waitFor({ state: 'detached' });
  }
  await expect.poll(counted).toEqual([7]);
});
