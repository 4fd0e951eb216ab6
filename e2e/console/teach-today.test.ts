import { cairoDay, daysBetween } from '@hessa/rules/statistics/cairo-day';
import { DAY as DAYS } from '@hessa/rules/text/counted-nouns';
import { countedNoun } from '@hessa/rules/text/plural';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAM, MINUTE, setExam, sit } from '../../apps/server/src/testing/exam-room.ts';
import { DAY, lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();
/** As long as a figure may be old. */
const LIFETIME = 31_000;

/** Drawn whole inside the window, without scrolling anything. */
async function expectInSight(page: Page, place: Locator) {
  const { y = -1, height = 0 } = (await place.boundingBox()) ?? {};
  expect([y >= 0, y + height <= (page.viewportSize()?.height ?? 0)]).toEqual([true, true]);
}

const ago = (days: number) => new Date(here.site.clock.now().getTime() - days * DAY);

/** How many days lie since then as the server counts them: what goes by in a test may lead past midnight. */
const daysSince = (then: Date) =>
  countedNoun(daysBetween(cairoDay(then.getTime()), cairoDay(here.site.clock.now().getTime())), DAYS, 'arabic');

/** A month of a small school: students who come, codes, papers, and some who slip. */
async function makeMonth() {
  const { owner } = here.site.database;
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [
      {
        name: 'Present Tenses',
        lessons: Array.from({ length: 6 }, (_, at) => ({ type: 'Quiz', name: `واجب ${at + 1}` }) as const),
      },
      { name: 'Past Tenses' },
      { name: 'Future Forms' },
    ],
  });
  await here.school.makeCodes({ kind: 'course', courseId: course.id, size: 40 });
  const codes = await owner`select id from codes order by id`;
  for (const [at, { id }] of codes.entries()) {
    await owner`update codes set redeemed_at = ${ago((at * at) % 29)} where id = ${id}`;
  }
  const names = [
    'أحمد مصطفى الشريف',
    'سلمى طارق',
    'عبد الرحمن حسن محمود عبد المجيد',
    'مريم أشرف',
    'يوسف إيهاب',
    'نور خالد',
  ];
  const students = [];
  for (const [at, name] of names.entries()) {
    const { id } = await here.site.createAccount({ name, createdAt: ago(at * 3), passwordHash: 'none' });
    students.push(id);
    const scores = at === 3 ? [90, 95, 85, 55, 60, 40] : [40, 45, 30, 50, 45, 40];
    for (const [quiz, score] of scores.entries()) {
      const back = at === 1 ? 10 + quiz : 1 + (scores.length - quiz) + at / 10;
      await owner`
        insert into quiz_results (tenant_id, student_id, course_id, lesson_id, content_version, answers, score, correct_count, total, notes, submitted_at)
        values (${here.site.tenantId}, ${id}, ${course.id}, ${lessonId(course, 0, quiz)}, 1, '[0, 1]', ${score}, 1, 2, '', ${ago(back)})`;
      await owner`
        insert into lesson_progress (tenant_id, student_id, course_id, lesson_id, completed_at, updated_at)
        values (${here.site.tenantId}, ${id}, ${course.id}, ${lessonId(course, 0, quiz)}, ${ago(back)}, ${ago(back)})`;
    }
    await owner`
      insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
      values (${here.site.tenantId}, ${id}, ${course.id}, ${ago(at === 2 ? 13 : 10)}, 'code')`;
  }
  const words = await here.school.makeCourse({ name: 'Vocabulary', units: [{ name: 'Word Families' }] });
  await owner`
    insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
    values (${here.site.tenantId}, ${students[2] ?? ''}, ${words.id}, ${ago(5.5)}, 'code')`;
  return { course, students };
}

/** Somebody whose line was away when the time ended: all was written before, and came after. */
async function makeLatePaper(courseId: number, quiz: number) {
  const { site } = here;
  const teacher = site.client();
  await teacher.login(await site.createAccount({ role: 'teacher' }));
  expect((await setExam(teacher, quiz, { ...EXAM, minutes: 10 })).status).toBe(200);
  const student = await site.createAccount({ name: 'زياد هاني' });
  await site.database.owner`
    insert into enrolments (tenant_id, student_id, course_id, enrolled_at, source)
    values (${site.tenantId}, ${student.id}, ${courseId}, ${ago(1)}, 'code')`;
  const phone = site.client();
  await phone.login(student);
  const { given, handIn } = await sit(site, phone, quiz);
  const answers = [given(0)];
  site.clock.advance(30 * MINUTE);
  await phone.login(student);
  expect((await handIn('time', ...answers)).status).toBe(200);
}

describe('today in the console', () => {
  test('a new platform’s day is calm and says so; a month later it shows the days, the quizzes and whom to write to [DESK-149, DESK-152, DESK-153, DESK-160, DESK-161, DESK-162, DESK-170, DESK-175, DESK-246]', async () => {
    const teacher = await here.site.createAccount({ role: 'owner', name: 'مستر طارق' });
    const page = await here.open('/teach', { as: teacher, screen: DESK });
    await page.getByRole('heading', { level: 1, name: 'النهارده' }).waitFor();
    await page.getByText('كله ماشي تمام، مفيش حد متأخر.').waitFor();
    await expect.poll(() => page.getByText('مفيش لسه').count()).toBe(4);
    await page.getByText('مفيش حاجة مستنياك دلوقتي.').waitFor();
    await page.getByText('مفيش مواعيد في الأسبوع الجاي.').waitFor();
    expect(await page.locator('.waiting-count').count()).toBe(0);
    const places = page.locator('.console-side :is(a, button)');
    await places.filter({ hasText: 'خروج' }).waitFor();
    const named = await page.locator('.console-nav a').allTextContents();
    expect(named.slice(0, 4)).toEqual(['النهارده', 'الطلبة', 'الأكواد', 'النتايج']);
    expect([named.at(-1), await page.locator('.console-rule').count()]).toEqual(['حسابك', 2]);
    for (const place of await places.all()) await expectInSight(page, place);
    await seeOneLook(page, 'teach-today-empty');

    const silentSince = ago(10);
    const { course, students } = await makeMonth();
    here.site.clock.advance(LIFETIME);
    await page.reload();
    await page.getByRole('img', { name: /طلبة جداد في آخر ٣٠ يوم: ٦، منهم ١ النهارده/ }).waitFor();
    await page.getByRole('img', { name: /أكواد اتفعّلت في آخر ٣٠ يوم: ٤٠/ }).waitFor();
    await page.getByText('المتوسط قليل').first().waitFor();
    await page.getByText(`${daysSince(silentSince)} من غير مذاكرة`).waitFor();
    await page.getByText('المتوسط نزل من ٩٠٪ لـ٥٢٪').first().waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('محتاجينك دلوقتي');
    const reasons = page.locator('.slip-reasons');
    await reasons.getByText('«Past Tenses» هتتقفل بكرة ولسه فاضل فيها درسين').waitFor();
    await makeLatePaper(course.id, lessonId(course, 0, 0));
    await page.reload();
    await page.getByText('ورقة وصلت بعد الميعاد').waitFor();
    await page.getByText('وكل الإجابات مكتوبة قبل القفل').waitFor();
    // How much waits stands beside the section's name, and is gone with the decision.
    const today = page.locator('.console-nav').getByRole('link', { name: 'النهارده' });
    await today.getByText('١').waitFor();
    const coming = page.getByRole('region', { name: 'جاي بعد كده' });
    await coming.getByRole('link', { name: 'وحدة Past Tenses هتتقفل' }).waitFor();
    // The first of those who need a word stands open with its words; another press opens another.
    const open = page.locator('.slip-open');
    await open.getByText('السلام عليكم').waitFor();
    // Each press sends its own words, and both are in sight.
    await open.getByText(/^للطالب: إزيك يا/).waitFor();
    expect(await open.count()).toBe(1);
    await seeEveryLook(page, 'teach-today');
    await page.getByRole('button', { name: 'اقبل ورقة زياد' }).click();
    await page.getByText('ورقة زياد هاني اتقبلت').waitFor();
    await page.getByText('ورقة وصلت بعد الميعاد').waitFor({ state: 'detached' });
    await today.locator('.waiting-count').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'ارجع في القرار' }).click();
    await page.getByText('ورقة وصلت بعد الميعاد').waitFor();

    // Three days more for the unit that is about to end, and back.
    await page.getByRole('button', { name: 'وقتهم هيخلص' }).click();
    await open.getByText('هتتقفل بكرة').first().waitFor();
    await open.getByRole('button', { name: 'افتح «Past Tenses» ٣ أيام' }).click();
    await open.getByRole('status').getByText('«Past Tenses» مفتوحة لحد').waitFor();
    // Both messages tell what was opened, and the other unit that closes.
    const told = open.locator('.slip-message').getByText(/«Past Tenses» مفتوحة لحد .+، و«Word Families» هتتقفل/);
    await expect.poll(() => told.count()).toBe(2);
    const extensions = () => here.site.database.owner`select student_id, until from unit_extensions`;
    const given = await extensions();
    expect(given).toMatchObject([{ student_id: students[2] }]);
    // It would have ended within a day.
    expect(given[0]?.until.getTime() - here.site.clock.now().getTime()).toBeGreaterThan(3 * DAY);
    await seeOneLook(page, 'teach-today-given');
    await open.getByRole('button', { name: 'رجّعها' }).click();
    await open.getByRole('button', { name: 'افتح «Past Tenses» ٣ أيام' }).waitFor();
    expect(await extensions()).toEqual([]);

    await page.getByRole('button', { name: 'سايبين المذاكرة' }).click();
    await expect.poll(() => page.locator('.slip-reasons').count()).toBe(1);
    const parent = page.getByRole('link', { name: 'كلّم ولي أمر سلمى طارق' });
    const link = new URL((await parent.getAttribute('href')) ?? '');
    expect([link.host, link.pathname]).toEqual(['wa.me', expect.stringMatching(/^\/2011/)]);
    const words = link.searchParams.get('text');
    expect(words).toMatch(/^السلام عليكم، مع حضرتك منصة .+ بخصوص سلمى طارق\. /);
    expect(words).toContain(`سلمى طارق. عدّى ${daysSince(silentSince)}`);
    await page.getByRole('button', { name: 'الرسالة الجاهزة: سلمى طارق' }).click();
    await open.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'سلمى طارق', exact: true }).click();
    await page.waitForURL(`**/teach/students/${students[1]}`);
    await page.goBack();
    await page.getByRole('link', { name: 'واجب 6' }).click();
    await page.waitForURL(`**/teach/results/${lessonId(course, 0, 5)}`);
  });

  test('an assistant’s day begins at the codes', async () => {
    const page = await here.open('/teach', { as: await here.site.createAccount({ role: 'assistant' }), screen: DESK });
    await page.waitForURL('**/teach/codes');
    expect(await page.getByRole('link', { name: 'النهارده' }).count()).toBe(0);
  });
});
