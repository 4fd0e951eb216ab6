import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { printedPages } from '../support/printed-pages.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

describe('sellers of cards', () => {
  test('a seller gets cards by their numbers, what students use is owed, a payment has its receipt, and the day its report [DESK-31, DESK-35, DESK-37, DESK-38, DESK-40, DESK-43, DESK-123, DESK-182, DESK-183, DESK-187, DESK-194, DESK-199, DESK-203, DESK-206, DESK-213, DESK-215, DESK-217, DESK-224, LEARN-245, DESK-227, DESK-228, DESK-248, DESK-249, DESK-250, DESK-292, DESK-326, DESK-327, DESK-328, DESK-351, DESK-371]', async () => {
    const course = await here.school.makeCourse({ name: 'Grammar من الصفر' });
    const [used = ''] = await here.school.makeCodes({
      ...{ kind: 'course', courseId: course.id, label: 'دفعة نوفمبر', size: 12, pricePiastres: 150_00 },
    });
    const teacher = await here.site.createAccount({ role: 'teacher', name: 'هدى' });
    const [batch] = await here.site.database.owner`select id from code_batches order by id desc limit 1`;
    const page = await here.open(`/teach/codes/${batch?.id}/print`, { as: teacher, screen: DESK });
    const printed = page.locator('.code-card .qr').first();
    const square = {
      path: (await printed.locator('path').getAttribute('d')) ?? '',
      box: (await printed.getAttribute('viewBox'))?.split(' ').map(Number) ?? [],
    };
    await page.goto('/teach/codes?tab=sellers');
    await awake(page);
    await page.getByRole('button', { name: 'بيّاع جديد' }).click();
    await page.getByLabel('اسم البيّاع').fill('مكتبة الهدى');
    await page.getByLabel('موبايله').fill('01055500003');
    await page.getByRole('button', { name: 'ضيف البيّاع' }).click();

    const form = page.getByRole('region', { name: 'سلّم كروت بالتسلسل' });
    await form.getByLabel('البيّاع').selectOption({ label: 'مكتبة الهدى' });
    await form.getByLabel('من رقم').fill('1');
    await form.getByLabel('لحد رقم').fill('000010');
    // What one costs, how many they are and what all of them come to stand there before the press, and after it.
    const worth = 'الكارت بـ١٥٠ جنيه، تمنهم ١٬٥٠٠ جنيه لو اتباعوا كلهم.';
    await form.getByText(worth).waitFor();
    await seeOneLook(page, 'teach-hand-out');
    // A price that is none: the press promises no sum, and what is wrong is said.
    await form.getByLabel('سعر الكارت بالجنيه').fill('-1');
    await form.getByRole('button', { name: 'سلّم ١٠ كروت', exact: true }).click();
    await form.getByText('السعر مينفعش يكون بالسالب.').waitFor();
    await form.getByText(worth).waitFor({ state: 'detached' });
    await form.getByLabel('سعر الكارت بالجنيه').fill('');
    await form.getByRole('button', { name: 'سلّم ١٠ كروت بـ١٬٥٠٠ جنيه' }).click();
    const done = page.getByRole('status').filter({ hasText: 'سلّمت ١٠ كروت لمكتبة الهدى' });
    await done.getByText(worth).waitFor();
    // The camera finds a card by its square, with the reader that is fetched for browsers without one [DESK-43].
    await holdToCamera(page, square);
    await page.getByRole('button', { name: 'صوّر مربع كارت' }).click();
    await page.getByRole('link', { name: /№ 000001/ }).waitFor();
    await page.getByText('كروت: ١', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // A range that is somebody's already is refused before it is pressed, by its numbers.
    await page.getByRole('button', { name: 'بيّاع جديد' }).click();
    await page.getByLabel('اسم البيّاع').fill('سنتر النور');
    await page.getByRole('button', { name: 'ضيف البيّاع' }).click();
    await form.getByLabel('البيّاع').selectOption({ label: 'سنتر النور' });
    // What is said of a range that is the wrong way round goes with it.
    await form.getByLabel('من رقم').fill('9');
    await form.getByLabel('لحد رقم').fill('2');
    await form.getByRole('button', { name: 'سلّم الكروت' }).click();
    await form.getByText('من الرقم الصغير للكبير').waitFor();
    await form.getByLabel('لحد رقم').fill('12');
    await form.getByText('من الرقم الصغير للكبير').waitFor({ state: 'detached' });
    await form.getByText('الكروت دي مع مكتبة الهدى').waitFor();
    await form.getByText('000009–000010').waitFor();
    // Two of the four are free: none is promised, and the way on is said.
    await form.getByText('خد مرتجعها من مكتبة الهدى الأول، أو اكتب أرقام من غيرها.').waitFor();
    await form.getByRole('button', { name: 'سلّم الكروت', exact: true }).waitFor();

    // So that what comes now stands after it.
    here.site.clock.advance(1000);
    const student = await here.school.student();
    const redeemed = await student.phone.request(`/api/Student/add-course-by-code?Code=${used}`, { method: 'POST' });
    expect(redeemed.status, redeemed.text).toBe(200);
    await page.reload();
    await page.getByRole('cell', { name: '١٥٠', exact: true }).first().waitFor();
    // Nothing is one word in a table, of cards and of money.
    const figures = await page.locator('.sellers .seller-wide').allTextContents();
    expect(figures).toContain('صفر');
    expect(figures).not.toContain('مفيش');
    await seeEveryLook(page, 'teach-sellers');
    await page.setViewportSize(DESK);

    await page.getByRole('link', { name: 'مكتبة الهدى' }).click();
    // A hand-out that was a slip is as if it had not been.
    const lines = page.locator('.statement tbody tr');
    await lines.first().waitFor();
    const before = await lines.count();
    await page.getByRole('button', { name: 'سلّم كروت' }).click();
    const slip = page.getByRole('dialog');
    await slip.getByLabel('من رقم').fill('11');
    await slip.getByLabel('لحد رقم').fill('12');
    await slip.getByRole('button', { name: 'سلّم كارتين بـ٣٠٠ جنيه' }).click();
    await page.getByText('سلّمت كارتين لمكتبة الهدى').waitFor();
    await page.getByRole('row', { name: /استلم كارتين/ }).waitFor();
    // Its answer is lost on the way: a second press hears that it is done.
    const undo = page.getByRole('button', { name: 'ارجع في الخطوة دي' });
    await page.route(
      '**/api/teach/code-sellers/*/cards',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await undo.click();
    await page.getByText('سلّمت كارتين لمكتبة الهدى').waitFor({ state: 'detached' });
    await undo.click();
    const undone = page.getByRole('status').filter({ hasText: 'رجعت في الخطوة' });
    await undone.getByText('رجعت في الخطوة: سلّمت كارتين لمكتبة الهدى').waitFor();
    await undone.getByText('كارتين من 000011–000012 رجعوا زي ما كانوا قبلها.').waitFor();
    await page.getByRole('row', { name: /استلم كارتين/ }).waitFor({ state: 'detached' });
    await expect.poll(() => lines.count()).toBe(before);
    await seeEveryLook(page, 'teach-cards-undone');
    await page.setViewportSize(DESK);

    await page.getByRole('button', { name: 'سجّل بيع' }).click();
    const sale = page.getByRole('dialog');
    await sale.getByLabel('من رقم').fill('1');
    await sale.getByLabel('لحد رقم').fill('5');
    // The first was used already: it is left out by name, before the press and after it.
    await sale.getByText('من غير \u2066000001\u2069').waitFor();
    await seeEveryLook(page, 'teach-sale-skips');
    await page.setViewportSize(DESK);
    await sale.getByRole('button', { name: 'سجّل بيع ٤ كروت' }).click();
    await page.getByText('سجّلت بيع ٤ كروت عند مكتبة الهدى').waitFor();
    await page.getByText('من غير \u2066000001\u2069').waitFor();
    await page.getByRole('row', { name: /اتباع ٥ كروت.*000001–000005/ }).waitFor();
    await seeEveryLook(page, 'teach-sold-cards');
    await page.setViewportSize(DESK);
    await page.getByText('الكارت بـ١٥٠ جنيه، اتحسب عليه ٦٠٠ جنيه. الباقي عليه دلوقتي ٧٥٠ جنيه.').waitFor();
    // A statement that was printed between a step and its way back is read anew.
    const body = page.locator('body[data-printed]');
    await page.evaluate(() =>
      Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') }),
    );
    await page.getByRole('button', { name: 'اطبع الكشف' }).click();
    await body.waitFor();
    await body.evaluate((printed) => printed.removeAttribute('data-printed'));
    await page.getByRole('row', { name: /اتباع ٥ كروت/ }).waitFor();
    await page.getByRole('button', { name: 'ارجع في الخطوة دي' }).click();
    await undone.getByText('رجعت في الخطوة: سجّلت بيع ٤ كروت عند مكتبة الهدى').waitFor();
    await undone.getByText('٤ كروت من 000001–000005 رجعوا زي ما كانوا قبلها.').waitFor();
    await page.getByRole('row', { name: /اتلغى بيع ٤ كروت/ }).waitFor();

    await page.getByRole('button', { name: 'سجّل سداد' }).click();
    const payment = page.getByRole('dialog');
    // What stands there already is in the page's digits, and any digits may be typed.
    expect(await payment.getByLabel('المبلغ بالجنيه').inputValue()).toBe('١٥٠');
    await payment.getByLabel('المبلغ بالجنيه').fill('1000');
    expect(await payment.getByLabel('المبلغ بالجنيه').inputValue()).toBe('١٠٠٠');
    await payment.getByText('ليه عندك ٨٥٠ جنيه').waitFor();
    // A double press is no answer to the question that the first press brought.
    await payment.getByRole('button', { name: 'استلمت ١٬٠٠٠ جنيه' }).dblclick();
    await payment.getByText('ده أكتر من اللي عليه بـ٨٥٠ جنيه').waitFor();
    await payment.getByRole('button', { name: 'أيوه، استلمت ١٬٠٠٠ جنيه' }).waitFor();
    await seeEveryLook(page, 'teach-overpaid');
    await page.setViewportSize(DESK);
    await payment.getByLabel('المبلغ بالجنيه').fill('100');
    await payment.getByRole('button', { name: 'استلمت ١٠٠ جنيه' }).dblclick();
    await page.getByRole('heading', { name: 'إيصال السداد', level: 1 }).waitFor();
    const receipt = page.getByRole('article', { name: 'إيصال رقم ١' });
    await receipt.getByText('مية جنيه لا غير').waitFor();
    expect(await receipt.textContent()).toContain('المستلم: هدى');
    // The card costs more than that: it is paid in part.
    expect(await receipt.textContent()).toContain('١٠٠ جنيه تحت الحساب');
    await seeEveryLook(page, 'teach-receipt');
    await page.setViewportSize(DESK);
    // Printed it is one page of the roll.
    expect(await printedPages(page)).toBe(1);

    // A card that was made void before it was sold is told as such.
    await here.site.database.owner`update codes set voided_at = ${here.site.clock.now()} where serial = 10`;
    await page.getByRole('link', { name: 'كشف الحساب' }).click();
    await page.getByText('اتلغى كارت واحد قبل ما يتباع: مش محسوب عليه ولا في العدد').waitFor();
    await page.getByRole('row', { name: /سداد، إيصال ١/ }).waitFor();
    // What was sold stays in its line, what was taken back of it has one of its own.
    await page.getByRole('row', { name: /اتباع ٥ كروت .*الكارت بـ١٥٠ جنيه، اتحسب عليه ٧٥٠ جنيه.*٧٥٠/ }).waitFor();
    await page.getByRole('row', { name: /اتلغى بيع ٤ كروت .*اتشال ٦٠٠ ١٥٠/ }).waitFor();
    await page
      .getByRole('row', { name: /استلم ١٠ كروت/ })
      .getByText(worth)
      .waitFor();
    await seeEveryLook(page, 'teach-seller');
    await page.setViewportSize(DESK);
    // On paper it says whose it is and until when, and has every line.
    await page.getByRole('button', { name: 'اطبع الكشف' }).click();
    await body.waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText(/^كشف حساب مع .* لحد/).waitFor();
    await page.getByText('توقيع البيّاع').waitFor();
    expect(await page.locator('.statement tbody tr').first().textContent()).toContain('استلم ١٠ كروت');
    await page.emulateMedia({ media: 'screen' });

    // What a seller sold is taken back after a question, since it changes the account.
    await here.site.database.owner`update codes set sold_at = ${here.site.clock.now()} where serial = 7`;
    await page.goto(`/teach/codes/${batch?.id}`);
    await awake(page);
    const seventh = page.locator('.code-row', { hasText: '000007' });
    await seventh.getByRole('button', { name: 'ارجع في البيع' }).click();
    const taking = page.getByRole('dialog', { name: 'ارجع في بيع الكارت 000007' });
    await taking.getByText('تمنه هيتشال من اللي عليه').waitFor();
    await seeOneLook(page, 'teach-take-back-sold');
    await page.setViewportSize(DESK);
    await taking.getByRole('button', { name: 'ارجع في البيع' }).click();
    await taking.waitFor({ state: 'detached' });
    await seventh.getByRole('button', { name: 'بِعته' }).waitFor();
    await page.goto('/teach/codes?tab=sellers');
    await awake(page);
    await page.getByRole('tab', { name: 'تقرير البيع' }).click();
    await page.getByRole('row', { name: /Grammar/ }).waitFor();
    // Its days are in the address: a reload and a look at another tab leave them.
    const week = page.getByRole('button', { name: 'آخر ٧ أيام', pressed: true });
    await page.getByRole('button', { name: 'آخر ٧ أيام' }).click();
    await week.waitFor();
    await page.reload();
    await awake(page);
    await week.waitFor();
    await page.getByRole('tab', { name: 'البيّاعين' }).click();
    await page.getByRole('tab', { name: 'تقرير البيع' }).click();
    await week.waitFor();
    await page.getByRole('row', { name: /Grammar/ }).waitFor();
    await seeEveryLook(page, 'teach-sales');
    await page.setViewportSize(DESK);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    const sheet = await readWorkbook(new Blob([Buffer.from(await readFile(await download.path()))]));
    expect(sheet.slice(1).map((line) => line.slice(1))).toEqual([
      ['Grammar من الصفر', 'مكتبة الهدى', 6, 1, 900, 5, 750, 0],
      [null, 'مكتبة الهدى', 0, 0, 0, 0, 0, 100],
    ]);
  });
});

/** What the camera of this page sees from now on: the square as it was printed, on white. */
async function holdToCamera(page: Page, square: { path: string; box: number[] }): Promise<void> {
  await page.evaluate(({ path, box: [left = 0, top = 0, side = 1] }) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 480;
    const pen = canvas.getContext('2d');
    const step = Math.floor(400 / side);
    const draw = () => {
      if (!pen) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 480, 480);
      pen.setTransform(step, 0, 0, step, 40 - left * step, 40 - top * step);
      pen.fillStyle = '#131a4b';
      pen.fill(new Path2D(path));
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, square);
}
