import type { Role } from '@hessa/rules/auth/role';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dragHandle } from '../support/drag-handle.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const teacherAt = here.staff('teacher');
const person = (role: Role) => here.site.createAccount({ role });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');

async function fillAndSave(page: Page, name: string, confirm: string): Promise<void> {
  await dialog(page).getByLabel('الاسم', { exact: true }).fill(name);
  await dialog(page).getByRole('button', { name: confirm }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

async function addUnit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'وحدة', exact: true }).click();
  await fillAndSave(page, name, 'ضيف الوحدة');
  await page.getByRole('button', { name: `خيارات ${name}` }).waitFor();
}

const namesIn = (list: Locator) => list.locator(':scope > li .tree-name > bdi:first-child').allTextContents();
const unitNames = (page: Page) => page.locator('.tree-unit-name .tree-name > bdi').allTextContents();

describe('courses in the console', () => {
  test('a teacher builds a course, puts it in order by keyboard and by mouse, and a guest finds it [T-CON-1, ENT-12, DESK-180, LEARN-255, DESK-356]', async () => {
    const page = await teacherAt('/teach/courses');
    await page.getByText('لسه مفيش كورسات').waitFor();
    await page.getByRole('button', { name: 'كورس جديد' }).click();
    await dialog(page).getByRole('button', { name: 'ابدأ الكورس' }).click();
    await page.getByText('اكتب اسم الكورس.').waitFor();
    await dialog(page).getByLabel('اسم الكورس').fill('Grammar من الصفر');
    await dialog(page).getByLabel('السنة الدراسية').selectOption('Secondary2');
    await dialog(page).getByRole('button', { name: 'ابدأ الكورس' }).dblclick();
    await heading(page, 'Grammar من الصفر').waitFor();
    const made = await here.site.database.owner`select id, term from courses where name = 'Grammar من الصفر'`;
    expect(made).toMatchObject([{ term: 'First' }]);
    const courseId = Number(made[0]?.id);

    // Nothing to pay is said in a word; who takes it away writes a price, and forgets none.
    const free = page.getByLabel('الكورس مجاني');
    const price = page.getByLabel('السعر بالجنيه');
    expect(await free.isChecked()).toBe(true);
    expect(await price.count()).toBe(0);
    await free.uncheck();
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('أو علّم إن الكورس مجاني').waitFor();
    await seeOneLook(page, 'teach-course-no-price');
    await free.check();
    await price.waitFor({ state: 'detached' });

    await addUnit(page, 'Tenses');
    await addUnit(page, 'Articles');
    await addUnit(page, 'Passive');
    await page.getByRole('button', { name: 'رتّب Passive' }).press('ArrowUp');
    await page.getByRole('button', { name: 'رتّب Passive' }).press('ArrowUp');
    await expect.poll(() => unitNames(page)).toEqual(['Passive', 'Tenses', 'Articles']);
    await dragHandle(page, { item: 'Passive', onto: 'Articles', below: 8 });
    await expect.poll(() => unitNames(page)).toEqual(['Tenses', 'Articles', 'Passive']);
    const stored = () =>
      here.site.database.owner`select name from units where course_id = ${courseId} order by position`;
    await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Tenses', 'Articles', 'Passive']);

    for (const [kind, name, place] of [
      ['فيديو', 'since ولا for؟', 'video'],
      ['امتحان', 'امتحان الوحدة', 'quiz'],
    ] as const) {
      await page.getByRole('button', { name: `${kind} جديد في Tenses` }).click();
      await fillAndSave(page, name, `ضيف ال${kind}`);
      await page.waitForURL(new RegExp(`/teach/courses/${courseId}/${place}/\\d+$`));
      if (place === 'video') {
        // Nobody is shown a lesson that has nothing in it yet.
        await page.getByLabel('لينك الفيديو').fill('https://youtu.be/dQw4w9WgXcQ');
        await page.getByRole('button', { name: 'احفظ', exact: true }).click();
        await page.getByText('اتحفظ', { exact: true }).waitFor();
      }
      await page.goto(`/teach/courses/${courseId}`);
      await awake(page);
    }
    await page.getByRole('button', { name: 'لينك جديد في Tenses' }).click();
    await dialog(page).getByLabel('اللينك').fill('drive');
    await dialog(page).getByRole('button', { name: 'ضيفه' }).click();
    await page.getByText('اللينك ده مش مظبوط').waitFor();
    await dialog(page).getByLabel('اللينك').fill('https://example.test/sheet.pdf');
    await fillAndSave(page, 'ملزمة الوحدة', 'ضيفه');
    await dragHandle(page, { item: 'امتحان الوحدة', onto: 'since ولا for؟', below: -8 });
    const lessons = page.getByRole('list', { name: 'دروس Tenses' });
    await expect.poll(() => namesIn(lessons)).toEqual(['امتحان الوحدة', 'since ولا for؟']);
    await page.getByRole('button', { name: 'خيارات امتحان الوحدة' }).click();
    await seeEveryLook(page, 'teach-course');
    await page.getByRole('menuitem', { name: 'انقله لوحدة تانية' }).click();
    await dialog(page).getByLabel('لوحدة').selectOption({ label: 'Articles' });
    await dialog(page).getByRole('button', { name: 'انقله' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => namesIn(page.getByRole('list', { name: 'دروس Articles' }))).toEqual(['امتحان الوحدة']);

    await page.getByLabel('اسم الكورس').fill('لسه بفكّر في اسمه');
    await page.getByRole('button', { name: 'انشر الكورس' }).click();
    await dialog(page).getByText('الطلبة هيشوفوا المحفوظ بس').waitFor();
    await dialog(page).getByRole('button', { name: 'لأ، خلاص' }).click();
    await page.getByRole('button', { name: 'رجّع زي ما كان' }).click();
    await page.getByRole('button', { name: 'انشر الكورس' }).click();
    await dialog(page).getByText('«امتحان الوحدة» من غير أسئلة.').waitFor();
    await dialog(page).getByText('وحدة «Passive» فاضية.').waitFor();
    await seeEveryLook(page, 'teach-course-publish');
    await dialog(page).getByRole('button', { name: 'انشره برضه' }).click();
    const told = page.getByRole('dialog', { name: 'الكورس اتنشر' });
    await told.getByText('ظاهر دلوقتي لكل طلبة').waitFor();
    const [, courseAt = ''] = (await told.locator('.told-link').textContent())?.match(/^https?:\/\/[^/]+(.+)$/) ?? [];
    expect(courseAt).toBe(`/courses/${courseId}`);
    expect(await told.getByRole('link', { name: 'ابعته واتساب' }).getAttribute('href')).toContain(
      encodeURIComponent(courseAt),
    );
    await seeOneLook(page, 'teach-course-published');
    await page.keyboard.press('Escape');
    await page.getByText('منشور', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'شوفه كطالب' }).click();
    await page.getByText('كده الطالب هيشوفه').waitFor();
    await seeEveryLook(page, 'teach-course-preview');
    const guest = await here.openWiped(`/courses/${courseId}`);
    await heading(guest, 'Grammar من الصفر').waitFor();
    await guest.getByText('since ولا for؟').first().waitFor();
    await page.goto('/teach/courses');
    await page.getByRole('link', { name: 'Grammar من الصفر' }).waitFor();
    await seeEveryLook(page, 'teach-courses');
  });

  test('unsaved words survive a reload, and of two people who edit the second is shown the other’s words', async () => {
    const { id } = await here.school.makeCourse({ name: 'كورس اتنين', pricePiastres: 15_000 });
    const address = `/teach/courses/${id}`;
    const mine = await teacherAt(address);
    await mine.getByLabel('اسم الكورس').fill('كلامي أنا');
    await mine.getByText('فيه تعديل لسه ما اتحفظش').waitFor();
    await mine.reload();
    await awake(mine);
    await mine.getByText('رجّعنالك تعديل ماكنتش حفظته').waitFor();
    expect(await mine.getByLabel('اسم الكورس').inputValue()).toBe('كلامي أنا');

    const theirs = await here.openWiped(address, { as: await person('owner'), screen: DESK });
    // A tick that was a slip takes no price away, nor one that was only typed.
    await theirs.getByLabel('السعر بالجنيه').fill('٢٠٠');
    await theirs.getByLabel('الكورس مجاني').check();
    await theirs.getByLabel('السعر بالجنيه').waitFor({ state: 'detached' });
    await theirs.getByLabel('الكورس مجاني').uncheck();
    await expect.poll(() => theirs.getByLabel('السعر بالجنيه').inputValue()).toBe('٢٠٠');
    await theirs.getByLabel('السعر بالجنيه').fill('١٤٩٫٥');
    await theirs.getByRole('button', { name: 'احفظ' }).click();
    await theirs.getByText('اتحفظ', { exact: true }).waitFor();

    await mine.getByRole('button', { name: 'احفظ' }).click();
    await mine.getByText('حد تاني حفظ تعديل هنا وإنت بتكتب').waitFor();
    await mine.getByText('السعر عندهم:').waitFor();
    await seeEveryLook(mine, 'teach-course-conflict');
    await mine.getByRole('button', { name: 'خد النسخة الجديدة' }).click();
    expect(await mine.getByLabel('السعر بالجنيه').inputValue()).toBe('١٤٩٫٥٠');

    await theirs.getByRole('button', { name: 'رتّب Unit 2' }).press('ArrowUp');
    await expect.poll(() => unitNames(theirs)).toEqual(['Unit 2', 'Unit 1']);
    await theirs.locator('.tree[aria-busy="false"]').waitFor();
    await here.site.database.owner`update courses set version = version + 1 where id = ${id}`;
    await theirs.getByRole('button', { name: 'رتّب Unit 1' }).press('ArrowUp');
    await theirs.getByText('حد تاني حفظ تعديل هنا قبلك').waitFor();
    expect(await unitNames(theirs)).toEqual(['Unit 2', 'Unit 1']);
  });

  test('a course is copied for a new term and archived; what students began stays, with a clear word', async () => {
    const { course, student } = await here.school.enrolled({ name: 'كورس الترم الأول' });
    await here.school.finish(student, course, course.units[0]?.lessonIds[0] ?? 0);
    const page = await teacherAt(`/teach/courses/${course.id}`);
    await page.getByRole('button', { name: 'خيارات Unit 1' }).click();
    await page.getByRole('menuitem', { name: 'امسح الوحدة' }).click();
    await dialog(page).getByRole('button', { name: 'امسح الوحدة' }).click();
    await dialog(page).getByText('في طلبة بدأوا الوحدة دي').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'خيارات Unit 2' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'امسح الوحدة' }).click();
    await expect.poll(() => unitNames(page)).toEqual(['Unit 1']);

    await page.getByRole('button', { name: 'خيارات الكورس' }).click();
    await page.getByRole('menuitem', { name: 'انسخه لترم جديد' }).click();
    await dialog(page).getByLabel('اسم الكورس').fill('كورس الترم التاني');
    await dialog(page).getByRole('button', { name: 'انسخه' }).click();
    await heading(page, 'كورس الترم التاني').waitFor();
    expect(await unitNames(page)).toEqual(['Unit 1']);
    await page.getByRole('button', { name: 'خيارات الكورس' }).click();
    await page.getByRole('menuitem', { name: 'حطّه في الأرشيف' }).click();
    await dialog(page).getByRole('button', { name: 'حط الكورس في الأرشيف' }).click();
    await page.getByText('في الأرشيف', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'رجّعه من الأرشيف' }).click();
    await page.getByText('مسودة', { exact: true }).waitFor();
  });

  test('a cover and a sheet are uploaded: guests see the cover, and letters come back when it is taken away', async () => {
    const { id } = await here.school.makeCourse({ name: 'كورس بغلاف' });
    const page = await teacherAt(`/teach/courses/${id}`);
    const cover = page.getByRole('group', { name: 'الغلاف' });
    await cover.locator('input[type=file]').setInputFiles('apps/web/public/icons/app-192.png');
    await page.getByRole('button', { name: 'غيّر الصورة' }).waitFor();
    const guest = await here.openWiped(`/courses/${id}`);
    await guest.locator('.details-cover img[src*="/media/"]').waitFor();
    await page.getByRole('button', { name: 'ملف جديد في Unit 1' }).click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'ملزمة.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await dialog(page).getByText('اترفع:').waitFor();
    expect(await dialog(page).getByLabel('الاسم').inputValue()).toBe('ملزمة');
    await dialog(page).getByRole('button', { name: 'ضيفه' }).click();
    await page.getByRole('list', { name: 'ملفات Unit 1' }).getByRole('link', { name: 'ملزمة' }).waitFor();
    await page.getByRole('button', { name: 'شيل الصورة وخد غلاف حروف' }).click();
    await page.getByRole('button', { name: 'ارفع صورة' }).waitFor();
  });

  test('on a phone the tree comes first and the form is a step behind it; an assistant finds neither [T-CON-1]', async () => {
    const { id } = await here.school.makeCourse({ name: 'كورس الموبايل' });
    const page = await here.openWiped(`/teach/courses/${id}`, { as: await person('teacher') });
    await page.getByRole('heading', { name: 'المنهج' }).waitFor();
    expect(await page.getByLabel('اسم الكورس').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'بيانات الكورس' }).click();
    await page.getByLabel('اسم الكورس').waitFor();
    expect(await page.getByRole('heading', { name: 'المنهج' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'ارجع للمنهج' }).click();
    await page.getByRole('heading', { name: 'المنهج' }).waitFor();
    const assistant = await here.openWiped(`/teach/courses/${id}`, { as: await person('assistant') });
    await heading(assistant, 'الصفحة دي مش من صلاحياتك').waitFor();
    expect(await assistant.getByRole('link', { name: 'الكورسات' }).count()).toBe(0);
  });
});
