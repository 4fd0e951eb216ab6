import type { Role } from '@hessa/rules/auth/role';
import { formatCode } from '@hessa/rules/codes/code-text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { NewCourse } from '../../apps/server/src/seed/new-course.ts';
import { DAY, type TestStudent } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';

const here = journey();

const person = (role: Role) => here.site.createAccount({ role, name: 'هدى' });
const dock = (page: Page) => page.getByRole('region', { name: 'المكالمة عن إيه؟' });
const UNITS = {
  name: 'Grammar من الصفر',
  units: [
    { name: 'Present Perfect', lessons: [{ type: 'Video' as const }, { type: 'Quiz' as const, questions: [{}] }] },
    { name: 'Future Forms', lessons: [{ type: 'Video' as const }] },
    { name: 'Past Simple', lessons: [{ type: 'Video' as const }] },
  ],
};

/** Somebody at 360 px with a parent on the line; every tap after the search is counted. */
async function onTheLine(name: string, typed: string, role: Role = 'assistant') {
  const page = await here.openWiped('/teach/codes', { as: await person(role) });
  await page.getByRole('textbox', { name: 'ابحث عن اسم أو موبايل أو كود أو كارت' }).fill(typed);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await tap(page.locator('.desk-results').getByRole('link', { name: new RegExp(name) }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return { page, tap, taps: () => taps };
}

async function caller(name: string, ago = 8 * DAY): Promise<TestStudent & { courseId: number }> {
  const { course, student } = await here.school.enrolled(UNITS, ago);
  await here.site.database.owner`update accounts set name = ${name} where id = ${student.id}`;
  return { ...student, courseId: course.id };
}

async function chatWords(page: Page, whose: string): Promise<string> {
  const link = await page.getByRole('link', { name: whose }).last().getAttribute('href');
  expect(link).toMatch(/^https:\/\/wa\.me\/20/);
  return decodeURIComponent(link?.split('text=')[1] ?? '');
}

describe('an evening of calls at 360 px', () => {
  test('«الوقت خلص»: one unit is opened in three taps, is told, and is taken back; of several courses the course is chosen first [DESK-20, DESK-22, DESK-179]', async () => {
    const student = await caller('مريم أشرف عبد الله');
    const { page, tap, taps } = await onTheLine('مريم أشرف عبد الله', 'مريم عبدالله');
    await page.getByText('اتقفلت امبارح').waitFor();
    await seeEveryLook(page, 'desk-student');
    await tap(dock(page).getByRole('button', { name: 'الوقت' }));
    const sheet = page.getByRole('dialog');
    await sheet.getByText(/^مقفولة من/).waitFor();
    await sheet.getByText('باقي ٧ أيام').waitFor();
    await seeOneLook(page, 'desk-student-extend');
    await tap(sheet.getByRole('button', { name: /^افتح «Present Perfect» لحد/ }));
    await page.getByText(/^«Present Perfect» اتفتحت لحد/).waitFor();
    expect(taps()).toBe(3);
    await page.getByText('باقي ٧ أيام').waitFor();
    expect(await chatWords(page, 'ولي الأمر')).toMatch(/«Present Perfect» مفتوحة لحد/);
    await seeOneLook(page, 'desk-student-done');
    const until = async () =>
      (await here.site.database.owner`select until from unit_extensions where student_id = ${student.id}`).length;
    expect(await until()).toBe(1);
    await page.getByRole('button', { name: 'رجّعها' }).click();
    await page.getByText('اتقفلت امبارح').waitFor();
    expect(await until()).toBe(0);

    const units = ['Skimming', 'Scanning'].map((name) => ({ name, lessons: [{ type: 'Video' as const }] }));
    await here.school.enrolled({ name: 'Reading', units }, 0, student);
    await page.reload();
    await awake(page);
    await dock(page).getByRole('button', { name: 'الوقت' }).click();
    await sheet.getByLabel('أنهي كورس؟').selectOption('Reading');
    await sheet.getByLabel('أنهي وحدة؟').locator('option', { hasText: 'Scanning' }).waitFor({ state: 'attached' });
    expect(await sheet.getByLabel('أنهي وحدة؟').locator('option').count()).toBe(2);
    await sheet.getByRole('button', { name: /^«?Skimming»? بس/ }).waitFor();
  });

  test('«موبايل جديد»: a device is freed in three taps and the new phone gets in [DESK-21]', async () => {
    const student = await caller('زياد هاني رمزي');
    const [second, third] = [here.site.client(), here.site.client()];
    await second.login(student);
    const { page, tap, taps } = await onTheLine('زياد هاني رمزي', 'رمزي زياد');
    await tap(dock(page).getByRole('button', { name: 'جهاز جديد' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: /^فضّي/ }));
    await page.getByText(/^فضّينا/).waitFor();
    expect(taps()).toBe(3);
    expect(await chatWords(page, 'موبايل الطالب')).toContain('الموبايل الجديد');
    expect((await third.login(student)).status).toBe(200);
  });

  test('«الكود مش شغّال»: its story, what stands against it, and the mend in three taps [DESK-21, DESK-120, DESK-121, DESK-122, DESK-177, DESK-190]', async () => {
    const student = await caller('يوسف عماد فتحي');
    await here.site.database.owner`update accounts set grade = 'Secondary1' where id = ${student.id}`;
    const newCode = async (wanted: NewCourse) => here.school.courseCode(await here.school.makeCourse(wanted));
    const code = await newCode({ name: 'مراجعة نوفمبر', grade: 'Secondary1' });
    const others = await newCode({ name: 'منهج الإعدادي', grade: 'prep3' });
    const open = await here.school.makeCourse({ name: 'مفتوح معاه', grade: 'Secondary1' });
    await here.school.enrol(student, open);
    const held = await here.school.courseCode(open);
    const { page, tap, taps } = await onTheLine('يوسف عماد فتحي', 'يوسف');
    await tap(dock(page).getByRole('button', { name: 'الكود' }));
    const typed = page.getByLabel(/^الكود، أو رقم/);
    await typed.fill('xxxx');
    await typed.press('Enter');
    await page.getByText('ده مش كود ولا رقم كارت').waitFor();
    await typed.fill('');
    // As long as a code and none, without another press.
    await typed.fill('ABCD-1234');
    await page.getByText('ده مش كود ولا رقم كارت').waitFor();
    await typed.fill(held);
    await page.getByText('اللي الكود بيفتحه مفتوح مع يوسف فعلًا').waitFor();
    await typed.fill(others);
    await page.getByText('الكود ده لتالتة إعدادي، ويوسف في أولى ثانوي').waitFor();
    await page.getByRole('button', { name: 'فعّله ليوسف برضه' }).click();
    await page.getByRole('button', { name: 'أيوه، فعّله' }).waitFor();
    await seeOneLook(page, 'desk-code-grade');
    await page.getByRole('button', { name: 'لأ، خلاص' }).click();
    // While the answer is on its way nothing is said of the code.
    const { promise: through, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/teach/desk/search*', async (route) => {
      await through;
      await route.continue();
    });
    const asking = page.waitForRequest(/desk\/search/);
    await typed.fill(formatCode(code).toLowerCase());
    await asking;
    await page.getByText('الكود ده لتالتة إعدادي').waitFor({ state: 'detached' });
    expect(await page.getByText('مفيش كارت بكده').count()).toBe(0);
    letThrough();
    await page.getByText('الكود سليم ولسه ما اتفعّلش').waitFor();
    await seeEveryLook(page, 'desk-code');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'فعّله ليوسف دلوقتي' }));
    await page.getByText('مراجعة نوفمبر اتفتح ليوسف').waitFor();
    expect(taps()).toBe(3);
    const mine = await student.phone.request('/Student/Student-Enrolled-Courses?pagesize=9');
    expect(mine.text).toContain('مراجعة نوفمبر');
  });

  test('«الكود مش شغّال»: where no code helps, a teacher gives the course with a reason in three taps, and takes it back [DESK-173]', async () => {
    const student = await caller('هنا شريف كمال');
    await here.site.database.owner`update accounts set grade = 'Secondary1' where id = ${student.id}`;
    const course = await here.school.makeCourse({ name: 'مراجعة ديسمبر', grade: 'Secondary1' });
    const code = await here.school.courseCode(course);
    await here.site.database.owner`update codes set voided_at = now() where course_id = ${course.id}`;
    const { page, tap, taps } = await onTheLine('هنا شريف كمال', 'هنا شريف', 'teacher');
    await tap(dock(page).getByRole('button', { name: 'الكود' }));
    const typed = page.getByLabel(/^الكود، أو رقم/);
    await typed.fill('ZZZZ-ZZZZ');
    await page.getByLabel('أو افتح كورس من غير كود').waitFor();
    await typed.fill(code);
    await page.getByText('الكارت ده ملغي').waitFor();
    await seeOneLook(page, 'desk-code-grant');
    await tap(page.getByRole('dialog').getByRole('button', { name: 'افتح الكورس لهنا من غير كود' }));
    await page.getByText('مراجعة ديسمبر اتفتح لهنا').waitFor();
    expect(taps()).toBe(3);
    expect(await chatWords(page, 'موبايل الطالب')).toContain('«مراجعة ديسمبر» مفتوح دلوقتي');
    const [line] = await here.site.database.owner`
      select details from audit_events where kind = 'enrolment.granted' and subject_id = ${student.id}`;
    expect(line?.details).toMatchObject({ courseId: course.id, reason: 'دفع والكارت مش شغّال' });
    await page.getByRole('button', { name: 'رجّعها' }).click();
    await page.getByText('رجّعناها زي ما كانت').waitFor();
    const mine = await student.phone.request('/Student/Student-Enrolled-Courses?pagesize=9');
    expect(mine.text).not.toContain('مراجعة ديسمبر');
    // And without any talk of a code, from the card itself.
    await page.getByRole('button', { name: 'ادّي كورس' }).click();
    await page.getByRole('dialog').getByLabel('الكورس', { exact: true }).selectOption({ label: 'مراجعة ديسمبر' });
    await page.getByRole('button', { name: 'افتح الكورس لهنا من غير كود' }).click();
    await page.locator('.card-course').getByText('مراجعة ديسمبر').waitFor();
  });

  test('«إيه أخبار المستوى؟»: the week in one card, in three taps at the parent’s chat [DESK-23, DESK-178, DESK-214]', async () => {
    await caller('فريدة هاني صبري');
    const { page, tap, taps } = await onTheLine('فريدة هاني صبري', 'فريده');
    await tap(dock(page).getByRole('button', { name: 'المستوى' }));
    const sheet = page.getByRole('dialog');
    await sheet.getByText('فيديوهات اتشافت', { exact: true }).waitFor();
    await seeEveryLook(page, 'desk-level');
    const toParent = sheet.getByRole('link', { name: 'ابعتها لولي الأمر' });
    const words = decodeURIComponent((await toParent.getAttribute('href'))?.split('text=')[1] ?? '');
    expect(words).toMatch(/أخبار فريدة الأسبوع ده: .* وفيه امتحان وقت وحدته خلص ولسه ينفع يتحل\.\n/);
    expect(words.endsWith('/parent-monitoring')).toBe(true);
    expect(taps() + 1).toBe(3);
    const toStudent = sheet.getByRole('link', { name: 'ابعتها على موبايل الطالب' });
    expect(decodeURIComponent((await toStudent.getAttribute('href')) ?? '')).toContain('إزيك يا فريدة؟ أسبوعك');
  });

  test('«كلمة السر ضاعت»: a link in three taps, with which the student chooses one; the teacher sees it sent [DESK-24, DESK-25, DESK-176]', async () => {
    const student = await caller('ملك حسام');
    const { page, tap, taps } = await onTheLine('ملك حسام', 'ملك');
    await tap(dock(page).getByRole('button', { name: 'كلمة السر' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'اعمل لينك لملك' }));
    await page.getByText('اللينك جاهز، ابعته على واتساب').waitFor();
    expect(taps()).toBe(3);
    // A link is one long word; the page stays as wide as the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'الغي اللينك' }).waitFor();
    await seeOneLook(page, 'desk-password-link');
    const link = (await chatWords(page, 'موبايل الطالب')).split('\n').at(-1) ?? '';
    const phone = await here.openWiped(link.slice(new URL(link).origin.length));
    await phone.getByLabel('كلمة السر الجديدة').fill('kalima-gedida-9');
    await phone.getByLabel('تأكيد كلمة السر').fill('kalima-gedida-9');
    await seeEveryLook(phone, 'password-link');
    await phone.getByRole('button', { name: 'غيّر كلمة السر' }).click();
    await phone.getByText('كلمة السر اتغيّرت').waitFor();
    expect((await here.site.client().login({ ...student, password: 'kalima-gedida-9' })).status).toBe(200);
    const office = await here.openWiped('/teach/students', { as: await person('teacher') });
    await office.getByRole('link', { name: 'لينكات كلمة السر' }).click();
    await office.getByRole('link', { name: 'ملك حسام' }).waitFor();
    await office.getByText('اتستخدم').waitFor();
    await seeEveryLook(office, 'password-links');
  });

  test('without a line the card shows what it knew, and when that was [DESK-26, DESK-146]', async () => {
    const student = await caller('مازن رضا توفيق');
    const visitor = await here.visit({ as: await person('assistant') });
    const { page } = visitor;
    await page.goto('/teach/codes');
    const box = page.getByRole('textbox', { name: /^ابحث عن اسم/ });
    await box.fill('مازن');
    await page
      .locator('.desk-results')
      .getByRole('link', { name: /مازن رضا/ })
      .click();
    await page.getByText('Present Perfect').waitFor();
    expect(page.url()).toContain(student.id);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'الأكواد' }).waitFor();
    await visitor.context.setOffline(true);
    await box.focus();
    await page.getByText('آخر ناس كلّموك').waitFor();
    await box.fill('ملك');
    await page.getByText('مفيش نت. البحث محتاج نت').waitFor();
    await box.fill('');
    await page
      .locator('.desk-results')
      .getByRole('link', { name: /مازن رضا/ })
      .click();
    await page.getByText(/دي آخر نسخة اتحفظت عندك/).waitFor();
    await page.getByText('Present Perfect').waitFor();
    await visitor.context.setOffline(false);
  });
});
