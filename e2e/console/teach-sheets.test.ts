import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enrolStudent, makeQuiz } from '../../apps/server/src/testing/classroom.ts';
import { editPaper } from '../../apps/server/src/testing/quiz-desk.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { printedPages } from '../support/printed-pages.ts';
import { shadeSheet } from '../support/shade-sheet.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const PAPER = Array.from({ length: 12 }, (_, at) => ({
  text: `Question ${at + 1}: she ______ English.`,
  choices: ['studies', 'study', 'studying', 'to study'],
}));

/** What the camera of this page sees from now on, a little askew. */
async function holdToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1100, 1500];
    const pen = canvas.getContext('2d');
    const draw = () => {
      if (!pen) return;
      pen.resetTransform();
      pen.fillStyle = '#5b5148';
      pen.fillRect(0, 0, 1100, 1500);
      pen.translate(550, 750);
      pen.rotate(0.04);
      const scale = Math.min(1000 / image.width, 1380 / image.height);
      pen.drawImage(
        image,
        (-image.width * scale) / 2,
        (-image.height * scale) / 2,
        image.width * scale,
        image.height * scale,
      );
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(5);
  }, picture.toString('base64'));
}

test('a teacher prints a paper in four forms with their key and sheets to shade, and reads them by the camera, also without a line [EXAM-50, EXAM-51, EXAM-52, EXAM-54, EXAM-155, EXAM-218, EXAM-263]', async () => {
  const { courseId, lessonId } = await makeQuiz(here.site, PAPER);
  for (const name of ['مريم أشرف', 'يوسف سامي']) await enrolStudent(here.site, courseId, { name });
  const teacher = await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const page = await here.open(`/teach/quizzes/${lessonId}/print`, { as: teacher, screen: DESK });
  await awake(page);

  const papers = page.locator('.quiz-sheet-a4');
  await page.getByRole('button', { name: 'الأربعة ورا بعض' }).click();
  await expect.poll(() => papers.count()).toBe(4);
  const orders = await papers.evaluateAll((all) =>
    all.map((paper) => [...paper.querySelectorAll('.printed-text')].map((text) => text.textContent).join()),
  );
  expect(new Set(orders).size).toBe(4);
  // Twelve short questions take a page and a half: each form begins on a sheet of its own.
  expect((await printedPages(page)) % 4).toBe(0);
  await page.getByRole('button', { name: 'بالإجابات' }).click();
  await expect.poll(() => papers.first().locator('[data-right]').count()).toBe(12);
  const marked = await papers
    .nth(1)
    .evaluate((paper) =>
      [...paper.querySelectorAll('[data-right] .printed-letter')].map((letter) => letter.textContent?.trim()),
    );

  await page.getByRole('button', { name: 'مفتاح النماذج' }).click();
  const key = page.locator('.printed-key');
  await key.waitFor();
  const ofSecond = await key.locator('tbody tr td:nth-of-type(2)').allTextContents();
  expect(ofSecond).toEqual(marked);
  expect(await printedPages(page)).toBe(1);
  await seeEveryLook(page, 'teach-print-form-keys');

  await page.getByRole('button', { name: 'ورقة التظليل' }).click();
  const sheets = page.locator('.bubble-sheet');
  await sheets.waitFor();
  await sheets.getByText('نسخة ١').waitFor();
  expect(await sheets.locator('circle.sheet-bubble').count()).toBe(12 * 4 + 4 + 70 + 4);
  expect(await printedPages(page)).toBe(1);
  await seeEveryLook(page, 'teach-print-sheet');
  await page.getByRole('button', { name: 'باسم كل طالب' }).click();
  await expect.poll(() => sheets.count()).toBe(2);
  await sheets.first().getByText('مريم أشرف').waitFor();
  expect(await printedPages(page)).toBe(2);
  await shoot(page, 'teach-print-sheet-named');
  const right = ofSecond.map((letter) => letter.trim());
  const twoLetters = right.map((letter, row) => (row === 0 ? `${letter}${letter === 'a' ? 'b' : 'a'}` : letter));
  const photograph = await shadeSheet(page, twoLetters, (row) => (row === 1 ? 0.35 : 1));
  await page.getByRole('button', { name: 'كشف أرقام الجلوس' }).click();
  await expect.poll(() => page.locator('.seat-list tbody tr').count()).toBe(2);

  // A word is mended after the sheets were printed: they are of an older version, and their key is that one's.
  const staff = here.site.client();
  await staff.login(teacher);
  const mended = await editPaper(staff, lessonId, (paper) =>
    paper.map((question, at) =>
      at === 0 ? { ...question, text: 'Question 1, put better: she ______ English.' } : question,
    ),
  );
  expect(mended.status, mended.text).toBe(200);
  await holdToCamera(page, photograph);
  await page.getByRole('link', { name: 'اقرا الورق بالكاميرا' }).click();
  await page.getByRole('heading', { name: 'سؤال ١ فيه دايرتين. أنهي الإجابة؟' }).waitFor();
  await page.getByText('مريم أشرف').waitFor();
  await page.getByText('١٠ من ١٢ سؤال').waitFor();
  await page.getByText('نسخة قديمة: الامتحان دلوقتي نسخة ٢.').waitFor();
  // The photograph, with what was read ringed and what is asked about framed.
  const photo = page.getByRole('img', { name: 'صورة الورقة، وحوالين كل دايرة اتقرت علامة' });
  const coloured = (red: number, green: number, blue: number) =>
    photo.evaluate(
      (canvas: HTMLCanvasElement, wanted) => {
        const { data = new Uint8ClampedArray() } =
          canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        let count = 0;
        for (let at = 0; at < data.length; at += 4) if (wanted.every((part, of) => data[at + of] === part)) count += 1;
        return count > 100;
      },
      [red, green, blue],
    );
  expect([await coloured(0x12, 0xa1, 0x50), await coloured(0xc2, 0x6a, 0)]).toEqual([true, true]);
  await seeEveryLook(page, 'teach-read-sheet-doubt');
  await page.getByRole('button', { name: right[0] ?? '', exact: true }).click();
  await page.getByRole('heading', { name: 'سؤال ٢ مش واضح. أنهي الإجابة؟' }).waitFor();
  await page.getByRole('button', { name: right[1] ?? '', exact: true }).click();
  await page.getByText('١٢ من ١٢').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'تمام، اللي بعدها' }).click();
  await page.getByText('مستنية النت، وهتتبعت لوحدها.').waitFor();
  // The same sheet still lies under the camera.
  await page.getByText('اتقرت. شيلها وحط اللي بعدها.').waitFor();
  await page.context().setOffline(false);
  const stored = page.getByRole('region', { name: 'اتقرا واتسجّل' });
  await stored.getByText('مريم أشرف').waitFor();
  await stored.getByText('النموذج ب، نسخة ١').waitFor();
  await page.getByText('مستنية النت، وهتتبعت لوحدها.').waitFor({ state: 'detached' });
  const results = await here.site.database.owner`select correct_count from quiz_results where lesson_id = ${lessonId}`;
  expect(results.map((row) => row.correct_count)).toEqual([12]);
});
