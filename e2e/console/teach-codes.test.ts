import { readFile } from 'node:fs/promises';
import type { Role } from '@hessa/rules/auth/role';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../../apps/web/app/spreadsheet/read-workbook.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { shoot } from '../support/page-checks.ts';
import { printedPages } from '../support/printed-pages.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();

const teacherAt = here.staff('teacher');
const person = (role: Role) => here.site.createAccount({ role, name: `حساب ${role}` });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function makeBatch(page: Page, { course, size, label }: { course: string; size: string; label: string }) {
  await page.getByRole('button', { name: 'دفعة جديدة' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('الكورس').selectOption({ label: course });
  await form.getByLabel('عدد الأكواد').fill(size);
  await form.getByLabel('اسم الدفعة أو البيّاع').fill(label);
  await form.getByRole('button', { name: /^اعمل/ }).click();
  await heading(page, label).waitFor();
}

describe('codes in the console', () => {
  test('a teacher makes a batch, prints it, a student redeems a card by its square, and its story tells who [T-CON-1, LEARN-78, DESK-39, DESK-41, DESK-42, DESK-140, DESK-141, DESK-216, DESK-291, DESK-324]', async () => {
    await here.school.makeCourse({ name: 'Grammar من الصفر', units: [{ name: 'الوحدة الأولى' }] });
    const page = await teacherAt('/teach/codes');
    await page.getByText('لسه مفيش أكواد').waitFor();
    await seeOneLook(page, 'teach-codes-empty');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'دفعة جديدة' }).click();
    await page.getByRole('button', { name: /^اعمل/ }).click();
    await page.getByText('اختار الكورس اللي الكود هيفتحه.').waitFor();
    await seeEveryLook(page, 'teach-new-batch');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 360, height: 420 });
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(place).toBe(120);
    await page.getByRole('link', { name: 'الطلبة' }).click();
    await heading(page, 'الطلبة').waitFor();
    expect(await place()).toBe(0);
    await page.goBack();
    await heading(page, 'الأكواد').waitFor();
    await expect.poll(place).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'الطلبة' }).click();
    await heading(page, 'الطلبة').waitFor();
    await page.getByRole('link', { name: 'الأكواد' }).click();
    await page.getByRole('button', { name: 'دفعة جديدة' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await heading(page, 'الطلبة').waitFor();
    await page.getByRole('link', { name: 'الأكواد' }).click();
    await page.setViewportSize(DESK);
    await makeBatch(page, { course: 'Grammar من الصفر', size: '١٢', label: 'سنتر النور' });
    expect(await page.locator('.code-row').count()).toBe(12);
    await page.getByRole('button', { name: 'بِعته' }).first().click();
    await page.getByText('اتسجّل إنه اتباع').waitFor();
    await seeEveryLook(page, 'teach-batch');
    await page.setViewportSize(DESK);
    await page.getByRole('link', { name: 'اطبع الكروت' }).click();
    const cards = page.locator('.code-card');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(12);
    expect(await page.locator('.cards-sheet').count()).toBe(2);
    await shoot(page, 'teach-print');
    // Twelve cards are two sheets of ten or of eight, and no page is blank [DESK-41].
    expect(await printedPages(page)).toBe(2);
    await page.getByRole('button', { name: '٨ كروت في الصفحة' }).click();
    expect(await page.locator('.cards-8 .code-card').count()).toBe(12);
    expect(await printedPages(page)).toBe(2);
    await shoot(page, 'teach-print-8');
    await page.getByRole('button', { name: '١٠ كروت في الصفحة' }).click();
    const card = await cards.first().textContent();
    // It names the address where its code is typed, and no press that a visitor would look for in vain.
    const asked = [`${new URL(page.url()).host}/redeem واكتب الكود`, '№ 0000'];
    expect(asked.filter((words) => !card?.includes(words))).toEqual([]);
    // On a phone they are looked at one below the other, in the middle [LEARN-78].
    await page.setViewportSize(PHONE);
    const box = await cards.first().boundingBox();
    const [start, end] = [box?.x ?? 0, PHONE.width - (box?.x ?? 0) - (box?.width ?? 0)];
    expect(Math.abs(start - end)).toBeLessThanOrEqual(2);
    expect(start).toBeGreaterThanOrEqual(0);
    await shoot(page, 'teach-print-phone');
    await page.setViewportSize(DESK);
    const sheet = await page.locator('.cards-sheet').first().boundingBox();
    // A4 without its margins: what is wider or longer would be cut by the printer.
    expect([(sheet?.width ?? 0) <= (194 / 25.4) * 96, (sheet?.height ?? 0) <= (281 / 25.4) * 96]).toEqual([true, true]);
    const code = (await cards.first().locator('.code-card-code').textContent()) ?? '';
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'نزّل Excel' }).click(),
    ]);
    const codesFile = await readWorkbook(new Blob([Buffer.from(await readFile(await download.path()))]));
    expect([codesFile.length, codesFile[1]?.[1]]).toEqual([13, code]);
    expect(codesFile[1]?.[2]).toBe('اتباع');

    const student = await here.school.student();
    const phone = await here.openWiped(`/redeem/${code}`, { as: student });
    await phone.getByRole('main').getByRole('button', { name: 'فعّل الكود' }).click();
    await phone.getByText('Grammar من الصفر').first().waitFor();
    await phone
      .getByRole('link', { name: /ابدأ|شوف/ })
      .first()
      .waitFor();

    await page.goto('/teach/codes');
    // The table begins in the upper third of a desk's screen [DESK-42].
    const rows = page.getByRole('table');
    await rows.waitFor();
    expect((await rows.boundingBox())?.y).toBeLessThan(DESK.height / 3);
    await page.goto(`/teach/codes?code=${code.toLowerCase()}`);
    const story = page.locator('.code-story');
    await story.waitFor();
    expect(await story.textContent()).toContain('اتفعّل');
    expect(await story.locator('li').count()).toBeGreaterThanOrEqual(3);
    await seeEveryLook(page, 'teach-codes');

    const all = page.getByRole('region', { name: 'كل الأكواد' });
    await all.waitFor();
    expect(await all.locator('dd').allTextContents()).toEqual(['١٢', '١', 'صفر', '١١', 'صفر']);
    await page.setViewportSize(DESK);
    const listed = page.getByRole('table').getByRole('link', { name: 'سنتر النور' });
    await listed.waitFor();
    // The row's own steps: print, a file, and the rest behind the dots [DESK-42].
    await page.getByRole('button', { name: 'اطبع كروت سنتر النور' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'نزّل في Excel كروت سنتر النور' }).click(),
    ]);
    const exported = await readWorkbook(new Blob([Buffer.from(await readFile(await file.path()))]));
    expect(exported.some((line) => line[1] === code && line[2] === 'اتفعّل' && line[5])).toBe(true);
    await page.getByRole('button', { name: 'فلتر' }).click();
    await page.getByLabel('حالة الدفعة').waitFor();
    const fields = page.locator('.batch-filters').locator('input, select, button');
    expect(await fields.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
      ...['INPUT', 'SELECT', 'SELECT', 'BUTTON'],
    ]);
    await seeEveryLook(page, 'teach-codes-filter');
    await page.setViewportSize(DESK);
    await page.getByLabel('حالة الدفعة').selectOption('وقتها خلص');
    await page.getByText('مفيش دفعات بالشكل ده').waitFor();
    await page.getByText('ملقيناش ولا دفعة').waitFor();
    // A reload asks for the same batches.
    await page.reload();
    await awake(page);
    await page.getByText('ملقيناش ولا دفعة').waitFor();
    expect(await page.getByLabel('حالة الدفعة').inputValue()).toBe('expired');
    await seeOneLook(page, 'teach-codes-none');
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'وريني الكل' }).click();
    await listed.waitFor();
  });

  test('a batch pressed twice is one; its rest is voided with a reason, what was used stays, and a red press with nothing left to take looks it [DESK-271]', async () => {
    const course = await here.school.makeCourse({ name: 'كورس الإلغاء' });
    const page = await teacherAt('/teach/codes');
    await page.getByRole('button', { name: 'دفعة جديدة' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('الكورس').selectOption({ label: 'كورس الإلغاء' });
    await form.getByLabel('عدد الأكواد').fill('3');
    await form.getByLabel('اسم الدفعة أو البيّاع').fill('دفعة مرتين');
    await form.getByRole('button', { name: /^اعمل/ }).dblclick();
    await heading(page, 'دفعة مرتين').waitFor();
    const rows = await here.site.database.owner`select id from code_batches where course_id = ${course.id}`;
    expect(rows).toHaveLength(1);
    await page.getByRole('button', { name: 'الغي الباقي' }).click();
    await page.getByRole('button', { name: 'الغي ٣ أكواد' }).click();
    await page.getByText('اكتب السبب، عشان يفضل مسجّل.').waitFor();
    await page.getByLabel('السبب').fill('الكروت ضاعت');
    await page.getByRole('button', { name: 'الغي ٣ أكواد' }).click();
    await page.getByText('اتلغى ٣ أكواد.').waitFor();
    await expect.poll(() => page.locator('.code-row.code-voided').count()).toBe(3);
    const rest = page.locator('.console-actions').getByRole('button', { name: 'الغي الباقي', disabled: true });
    const colours = () =>
      rest.evaluate((press) => {
        const probe = document.createElement('i');
        press.append(probe);
        probe.style.color = 'var(--ink-3)';
        const [own, faint] = [press, probe].map((each) => getComputedStyle(each).color);
        probe.remove();
        return own === faint;
      });
    await expect.poll(colours).toBe(true);
    await rest.hover({ force: true });
    expect(await colours()).toBe(true);
    await seeOneLook(page, 'teach-nothing-left-to-void');
  });

  test('the rest is voided without the sold cards unless they are ticked, and comes back within the hour [T-CON-7, TRUST-66, TRUST-67]', async () => {
    const course = await here.school.makeCourse({ name: 'كورس الكروت' });
    await here.school.makeCodes({ kind: 'course', courseId: course.id, label: 'كروت العيد', size: 5 });
    const page = await teacherAt('/teach/codes');
    await page.getByRole('link', { name: 'كروت العيد' }).click();
    for (const at of [1, 2]) {
      await page.getByRole('button', { name: 'بِعته' }).first().click();
      await expect.poll(() => page.locator('.code-row.code-sold').count()).toBe(at);
    }
    await page.getByRole('button', { name: 'الغي الباقي' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/المتاح اللي لسه ما اتباعش: ٣ أكواد/).waitFor();
    await dialog.getByText(/هيفضل شغال اللي اتباع ولسه ما اتفعّلش: كودين/).waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'الغي ٥ أكواد' }).waitFor();
    await seeEveryLook(page, 'teach-void-rest');
    await page.setViewportSize(DESK);
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByLabel('السبب').fill('المكتبة قفلت');
    await dialog.getByRole('button', { name: 'الغي ٣ أكواد' }).click();
    await page.getByText('اتلغى ٣ أكواد. وسيبنا كودين اتباع.').waitFor();
    await expect.poll(() => page.locator('.code-row.code-voided').count()).toBe(3);
    expect(await page.locator('.code-row.code-sold').count()).toBe(2);
    await page.reload();
    const undo = page.getByRole('button', { name: 'ارجع في الإلغاء' });
    await undo.waitFor();
    await seeOneLook(page, 'teach-undo-void');
    await page.setViewportSize(DESK);
    await undo.click();
    await page.getByText('رجع ٣ أكواد').waitFor();
    await expect.poll(() => page.locator('.code-row.code-fresh').count()).toBe(3);
    expect(await undo.count()).toBe(0);
  });

  test('a quarter of an hour after signing in the password is asked in place, and nothing typed is lost [T-CODE-9, DESK-147]', async () => {
    await here.school.makeCourse({ name: 'كورس الأمان' });
    const teacher = await person('teacher');
    const page = await here.openWiped('/teach/codes', { as: teacher, screen: DESK });
    await page.getByRole('button', { name: 'دفعة جديدة' }).click();
    const form = page.getByRole('dialog', { name: 'دفعة جديدة' });
    await form.getByLabel('الكورس').selectOption({ label: 'كورس الأمان' });
    await form.getByLabel('عدد الأكواد').fill('2');
    await form.getByLabel('اسم الدفعة أو البيّاع').fill('بعد ربع ساعة');
    here.site.clock.advance(16 * 60_000);
    await form.getByRole('button', { name: /^اعمل/ }).click();
    const proof = page.getByRole('dialog', { name: 'نتأكد إنه إنت' });
    await proof.getByLabel('كلمة السر بتاعتك').fill('مش هي');
    await seeEveryLook(page, 'teach-proof');
    await page.setViewportSize(DESK);
    await proof.getByRole('button', { name: 'كمّل' }).click();
    await proof.getByText('كلمة السر دي مش مظبوطة.').waitFor();
    await proof.getByLabel('كلمة السر بتاعتك').fill(teacher.password);
    await proof.getByRole('button', { name: 'كمّل' }).click();
    await heading(page, 'بعد ربع ساعة').waitFor();
    expect(await page.locator('.code-row').count()).toBe(2);
    // Printing a moment later asks nothing; when it is stale again and nobody answers, the page says what it waits for.
    await page.getByRole('link', { name: 'اطبع الكروت' }).click();
    await page.locator('.code-card').first().waitFor();
    await page.getByRole('link', { name: 'ارجع للدفعة' }).click();
    await heading(page, 'بعد ربع ساعة').waitFor();
    here.site.clock.advance(16 * 60_000);
    await page.getByRole('link', { name: 'اطبع الكروت' }).click();
    await proof.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('قبل الخطوة دي لازم تكتب كلمة السر بتاعتك تاني.').waitFor();
    await page.getByRole('button', { name: 'جرّب تاني' }).click();
    await proof.waitFor();
  });

  test('an assistant sells and looks up, but finds no way to make, void or print [T-CON-1]', async () => {
    await here.school.makeCodes({
      kind: 'course',
      courseId: (await here.school.makeCourse()).id,
      label: 'للبيع',
      size: 2,
    });
    const page = await here.openWiped('/teach/codes', { as: await person('assistant') });
    await page.getByRole('link', { name: 'للبيع' }).click();
    await page.getByRole('button', { name: 'بِعته' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'اطبع الكروت' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /الغي/ }).count()).toBe(0);
    await page.goto(`${page.url()}/print`);
    await heading(page, 'الصفحة دي مش من صلاحياتك').waitFor();
  });

  test('an assistant sees codes masked and opens one by saying for whom; it then shows, is sold, and can be copied [T-CON-7, TRUST-65]', async () => {
    const course = await here.school.makeCourse({ name: 'كورس الكشف' });
    const [first = ''] = await here.school.makeCodes({ kind: 'course', courseId: course.id, label: 'للكشف', size: 3 });
    const shown = `${first.slice(0, 4)}-${first.slice(4)}`;
    const page = await here.openWiped('/teach/codes', { as: await person('assistant'), screen: DESK });
    await page.getByRole('link', { name: 'للكشف' }).click();
    await page.getByText('••••-••••').first().waitFor();
    expect(await page.getByText(shown).count()).toBe(0);
    await seeOneLook(page, 'teach-masked');
    await page.setViewportSize(DESK);
    await page
      .getByRole('button', { name: /^اكشف الكود رقم/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'اكشفه' }).click();
    await dialog.getByText('اكتب بعته لمين، عشان يفضل مسجّل.').waitFor();
    await dialog.getByLabel('بعته لمين؟').fill('أم يوسف');
    await seeEveryLook(page, 'teach-reveal');
    await page.setViewportSize(DESK);
    await dialog.getByRole('button', { name: 'اكشفه' }).click();
    await page.getByText(shown).waitFor();
    await page.getByText('الكود ظهر، واتسجّل باسمك.').waitFor();
    await expect.poll(() => page.locator('.code-row.code-sold').count()).toBe(1);
    await page.getByRole('button', { name: `انسخ رسالة الكود ${shown}` }).waitFor();
    await page.reload();
    await page.getByText('••••-••••').first().waitFor();
    expect(await page.getByText(shown).count()).toBe(0);
  });

  test('a student finds no console, and a dead line says so with a way to try again [T-CON-1]', async () => {
    const student = await here.openWiped('/teach/codes', { as: await here.school.student() });
    await heading(student, 'الصفحة دي مش موجودة').waitFor();
    const teacher = await here.visit({ as: await person('teacher') });
    await teacher.page.route('**/api/teach/**', (route) => route.abort());
    await teacher.page.goto('/teach/codes');
    await teacher.page.getByText('مقدرناش نجيب الدفعات').waitFor();
    await teacher.page.unroute('**/api/teach/**');
    await teacher.page.locator('.note').getByRole('button', { name: 'جرّب تاني' }).click();
    await teacher.page.getByRole('table').or(teacher.page.getByText('لسه مفيش أكواد')).waitFor();
  });
});

test('the figures of all codes stand in one line on a phone, and apart [DESK-165, DESK-370]', async () => {
  const course = await here.school.makeCourse();
  await here.school.makeCodes({ kind: 'course', courseId: course.id, size: 3 });
  const page = await here.open('/teach/codes', { as: await here.site.createAccount({ role: 'teacher' }) });
  const figures = page.locator('.codes-summary dd');
  await figures.first().waitFor();
  const lines = new Set(
    await figures.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y))),
  );
  expect(lines.size).toBe(1);
  // Two names beside each other are kept apart.
  const edges = await page
    .locator('.codes-summary .codes-figures > div')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderInlineStartWidth));
  expect(edges).toEqual(['0px', '1px', '1px', '1px', '1px']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the chips of a batch stand in its address, and a reload keeps them [DESK-371]', async () => {
  const course = await here.school.makeCourse();
  await here.school.makeCodes({ kind: 'course', courseId: course.id, size: 3, label: 'دفعة التصفية' });
  const page = await here.open('/teach/codes', {
    as: await here.site.createAccount({ role: 'teacher' }),
    screen: DESK,
  });
  await page.getByRole('link', { name: 'دفعة التصفية' }).click();
  await heading(page, 'دفعة التصفية').waitFor();
  await page.getByRole('button', { name: /^اتفعّل/ }).click();
  await page.getByText('مفيش أكواد بالحالة دي.').waitFor();
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: /^اتفعّل/, pressed: true }).waitFor();
  await page.getByText('مفيش أكواد بالحالة دي.').waitFor();
  await page.getByRole('button', { name: /^الكل/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
