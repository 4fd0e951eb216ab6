import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { makeWorkbook } from '../../apps/web/app/spreadsheet/make-workbook.ts';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

/** A ZIP with one picture in it, `in/sum.png`. */
const PICTURES = Buffer.from(
  'UEsDBBQAAAAAAAAAIVyTIEkcRgAAAEYAAAAKAAAAaW4vc3VtLnBuZ4lQTkcNChoKAAAADUlIRFIAAAABAAAAAQgGAAAAHxXEiQAAAA1JREFUeNpjZPjPUA8AA4YBgFo0fWsAAAAASUVORK5CYIJQSwECFAMUAAAAAAAAACFckyBJHEYAAABGAAAACgAAAAAAAAAAAAAAgAEAAAAAaW4vc3VtLnBuZ1BLBQYAAAAAAQABADgAAABuAAAAAAA=',
  'base64',
);

const PASTED = [
  '1) He ___ to school every day.',
  'a) go   b) goes   c) going',
  'Answer: b',
  '',
  '٢- ما عاصمة مصر؟',
  'أ) الإسكندرية',
  'ب) القاهرة ✓',
  'ج) أسوان',
  '',
  '3) They ___ football now.',
  'a) play',
  'b) are playing',
].join('\n');

async function openQuiz() {
  const course = await here.school.makeCourse({
    name: 'كورس الاستيراد',
    units: [{ name: 'الوحدة الأولى', lessons: [{ type: 'Quiz', name: 'امتحان الوحدة', questions: [] }] }],
  });
  const quiz = lessonId(course, 0, 0);
  const teacher = await here.site.createAccount({ role: 'teacher', name: 'مستر طارق' });
  const page = await here.open(`/teach/courses/${course.id}/quiz/${quiz}`, { as: teacher, screen: DESK });
  await page.getByRole('button', { name: 'استورد أسئلة' }).waitFor();
  return { page, quiz };
}

const dialog = (page: Page) => page.getByRole('dialog');
const openImport = (page: Page) => page.getByRole('button', { name: 'استورد أسئلة' }).click();
const check = (page: Page) => dialog(page).getByRole('button', { name: 'افحص الأسئلة' }).click();
const rows = (page: Page) => dialog(page).locator('.import-row');
const take = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' });

async function exported(page: Page, button: string): Promise<Buffer<ArrayBuffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return Buffer.from(await readFile(await download.path()));
}

describe('questions from elsewhere', () => {
  test('pasted questions are checked row by row, one is put right, and nothing is taken or lost until it is confirmed', async () => {
    const { page, quiz } = await openQuiz();
    const before = await page.locator('.reorder-item').count();
    await openImport(page);
    await check(page);
    await dialog(page).getByText('مفيش أسئلة هنا لسه.').waitFor();
    await dialog(page).getByLabel('الأسئلة', { exact: true }).fill(PASTED);
    await seeEveryLook(page, 'teach-import-source');
    // Closed and loaded anew, the words are still there.
    await page.keyboard.press('Escape');
    await gone(page);
    await page.reload();
    await openImport(page);
    await check(page);
    await dialog(page).getByText('لسه من غير إجابة صح').waitFor();
    expect(await rows(page).count()).toBe(3);
    expect(await rows(page).nth(2).textContent()).toContain('سطر ١٠');
    expect(await page.locator('.reorder-item').count()).toBe(before);
    await seeEveryLook(page, 'teach-import-check');
    await dialog(page).getByRole('button', { name: 'صلّح سطر ١٠' }).click();
    const box = dialog(page).getByLabel('الأسئلة', { exact: true });
    expect(
      await box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
    ).toBe('3) They ___ football now.');
    await box.fill(`${PASTED} *`);
    await check(page);
    await take(page, 'ضيف ٣ أسئلة');
    await gone(page);
    await page.getByText('اتضاف ٣ أسئلة. متنساش تحفظ.').waitFor();
    await page.getByRole('button', { name: /احفظ/ }).first().click();
    await expect
      .poll(async () => {
        const saved = await here.site.database.owner`
          select text, right_choice from questions where lesson_id = ${quiz} order by content_version desc, position desc limit 3`;
        return saved.map(({ text, right_choice }) => [text, right_choice]);
      })
      .toEqual([
        ['They ___ football now.', 1],
        ['ما عاصمة مصر؟', 1],
        ['He ___ to school every day.', 1],
      ]);
    // What was taken whole is not offered again; what the quiz has already is pointed out and left out.
    await openImport(page);
    expect(await dialog(page).getByLabel('الأسئلة', { exact: true }).inputValue()).toBe('');
    await dialog(page).getByLabel('الأسئلة', { exact: true }).fill(`${PASTED} *`);
    await check(page);
    expect(await dialog(page).getByText('السؤال ده موجود في الامتحان.').count()).toBe(3);
    await dialog(page).getByRole('button', { name: 'مفيش أسئلة متعلّم عليها' }).waitFor();
  });

  test('the template is filled in Excel and brought back with its picture; GIFT and Moodle XML are read, and what is exported comes back [DESK-100]', async () => {
    const { page } = await openQuiz();
    await openImport(page);
    await dialog(page).getByRole('tab', { name: 'Excel أو CSV' }).click();
    const template = await exported(page, 'نزّل الملف الجاهز');
    const [heads = []] = await readWorkbook(new Blob([template]));
    const filled = await makeWorkbook([
      {
        name: 'x',
        rows: [heads.map(String), ['=1+1 تساوي؟', '2', '3', '-4', '', '', '', 'A', 5, 'جمع', 'نعم', 'Sum.PNG']],
        widths: [],
      },
    ]);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
    const pick = (name: string, buffer: Buffer) =>
      dialog(page).getByLabel('ملف الأسئلة').setInputFiles(file(name, buffer));
    await pick('filled.xlsx', Buffer.from(await filled.arrayBuffer()));
    await expect.poll(() => dialog(page).getByLabel('سطور الجدول').inputValue()).toContain('=1+1');
    // Its picture lies in a ZIP beside the sheet.
    await check(page);
    await dialog(page).getByText('صورته مش موجودة').waitFor();
    await dialog(page).getByRole('button', { name: 'ارجع للنص' }).click();
    await pick('pictures.zip', PICTURES);
    await dialog(page).getByText('معانا صورة').waitFor();
    await check(page);
    await dialog(page).getByText('معاه صورة').waitFor();
    await seeEveryLook(page, 'teach-import-pictures');
    await take(page, 'ضيف سؤال');
    await gone(page);
    await page.getByText('فيه صورة', { exact: false }).first().waitFor();

    const gift = await exported(page, 'صدّر GIFT');
    expect(gift.toString()).toContain('\\=1+1 تساوي؟');
    const excel = await exported(page, 'صدّر Excel');
    expect((await readWorkbook(new Blob([excel]))).at(-1)?.slice(0, 4)).toEqual(["'=1+1 تساوي؟", '2', '3', "'-4"]);

    // Whatever box is open, a file goes to its own; the questions come back the very same.
    for (const [name, buffer] of [
      ['quiz.gift', gift],
      ['quiz.xlsx', excel],
    ] as const) {
      await openImport(page);
      await pick(name, buffer);
      await expect
        .poll(() => dialog(page).getByRole('tab', { selected: true }).textContent())
        .toBe(name.endsWith('gift') ? 'GIFT' : 'Excel أو CSV');
      await check(page);
      expect(await rows(page).last().textContent()).toContain('السؤال ده موجود في الامتحان.');
      await page.keyboard.press('Escape');
      await gone(page);
    }
    await openImport(page);
    const xml =
      '<?xml version="1.0"?><quiz><question type="truefalse"><questiontext format="html"><text><![CDATA[<p>Birds <b>fly</b>.</p>]]></text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question><question type="numerical"><questiontext><text>Write.</text></questiontext></question></quiz>';
    await pick('moodle.xml', Buffer.from(xml));
    await check(page);
    expect(await rows(page).nth(1).textContent()).toContain('السؤال ده مش اختيار من متعدد');
    await take(page, 'ضيف سؤال');
    await gone(page);
    await page.getByRole('textbox').filter({ hasText: 'Birds fly.' }).first().waitFor();
  });
});
