import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { pressBeside } from '../support/press-beside.ts';
import { SUPPORT_NUMBER } from '../support/site.ts';

const LONG =
  'شرح كل قواعد الترم من الأول: كل زمن بفيديو قصير وامتحان صغير بعده، ومراجعة كل أسبوع، وحل الكتب الخارجية سؤال سؤال لحد ليلة الامتحان.';
const ENROL_CALL = '**/api/Student/add-course-by-code*';

const travel = journey();
/** A guest, and a student, for all tests that need nobody of their own. */
const walk = travel.walker();
const pupil = travel.pupil();

beforeAll(async () => {
  for (let at = 1; at <= 11; at++) await travel.school.makeCourse({ name: `كورس رقم ${at}`, grade: 'Secondary3' });
  // Lists show the newest first.
  await travel.school.makeCourse({ name: 'أول أسبوع علينا', pricePiastres: 0, grade: 'Secondary1', term: 'Summer' });
  await travel.school.makeCourse({
    name: 'Grammar من الصفر since ولا for؟',
    description: LONG,
    grade: 'Secondary1',
    term: 'First',
    imagePath: '/media/no-such-picture.webp',
  });
  await travel.school.makeCourse({ name: 'منهج تالتة إعدادي', description: 'قصير', grade: 'prep3', term: 'Second' });
});

const cards = (page: Page) => page.locator('article.course');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const dialog = (page: Page) => page.locator('dialog.dialog');
const path = (page: Page) => new URL(page.url()).pathname;

async function openDialog(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', { name: /اشترك دلوقتي|ابدأ ببلاش/ })
    .click();
  await dialog(page).waitFor();
  return dialog(page);
}

describe('the courses of a grade', () => {
  test('stand under its Arabic name, ten a page, with the way to every page, and start at the first one when the grade changes [CAT-01, CAT-02, CAT-03, CAT-08, CAT-09, LIM-14, ROUTE-09, OP-CAT-3]', async () => {
    const page = await walk('/courses/grade/Secondary3');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('تالتة ثانوي');
    expect(await page.title()).toContain('الصف الثالث الثانوي');
    expect(await cards(page).count()).toBe(10);
    const pager = page.getByRole('navigation', { name: 'صفحات الكورسات' });
    expect(await pager.locator('[aria-current]').textContent()).toBe('١');
    await pager.getByRole('link', { name: 'صفحة ٢' }).click();
    await page.waitForURL('/courses/grade/Secondary3?page=2');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('link', { name: 'أولى ثانوي' }).click();
    await page.waitForURL('/courses/grade/Secondary1');
    await card(page, 'أول أسبوع علينا').waitFor();
  });

  test('turn their pages without any script, and one page has no pager [CAT-03, CAT-04, OP-SEO-2]', async () => {
    const second = await (await fetch(`${travel.site.url}/courses/grade/Secondary3?page=2`)).text();
    expect(second.match(/<article/g)).toHaveLength(1);
    expect(second).toContain('href="/courses/grade/Secondary3"');
    const only = await (await fetch(`${travel.site.url}/courses/grade/preparatory3`)).text();
    expect(only).toContain('منهج تالتة إعدادي');
    expect(only).not.toContain('صفحات الكورسات');
  });

  test('of the third preparatory year have a page of their own; a card there says the second term and cuts no short description [CAT-10, CARD-06, CARD-08, ROUTE-10]', async () => {
    const page = await walk('/courses/grade/preparatory3');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('تالتة إعدادي');
    expect(await cards(page).count()).toBe(1);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/courses\/grade\/preparatory3$/);
    expect(await cards(page).locator('.badge').first().textContent()).toBe('الترم التاني');
    expect(await cards(page).getByRole('button', { name: /اقرأ/ }).count()).toBe(0);
  });

  test('show their shape while they load, say what failed, and load again on request [CAT-05, CAT-06, CAT-12, CAT-13, CAT-14, CAT-16, ERR-43]', async () => {
    const page = await walk('/courses/grade/Secondary3');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.abort('internetdisconnected');
    });
    await page.getByRole('link', { name: 'صفحة ٢' }).click();
    await page.getByText('بنجيب الكورسات').waitFor({ state: 'attached' });
    release();
    const box = page.getByRole('main').getByRole('alert');
    await box.getByText('حصلت مشكلة وإحنا بنجيب الكورسات').waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'صفحات الكورسات' }).count()).toBe(0);
    await shoot(page, 'courses-failed-360');
    await page.unroute('**/*.data*');
    await box.getByRole('button', { name: 'جرّب تاني' }).click();
    await expect.poll(() => cards(page).count()).toBe(1);
  });

  test('that are none yet say so and lead to the other grades [CAT-07]', async () => {
    const page = await walk('/courses/grade/Secondary2');
    await page.getByRole('heading', { name: 'مفيش كورسات للسنة دي دلوقتي' }).waitFor();
    await page.locator('.state').getByRole('link', { name: 'تالتة إعدادي' }).click();
    await page.waitForURL('/courses/grade/preparatory3');
  });

  test('of a grade that does not exist say the same, with the four that do [OP-CAT-2]', async () => {
    const page = await walk('/courses/grade/chemistry');
    await page.getByRole('heading', { level: 1, name: 'مفيش كورسات للسنة دي دلوقتي' }).waitFor();
    expect(await page.locator('.state').getByRole('link').count()).toBe(4);
  });

  test.each(['/courses', '/courses/grade'])('%s is the first secondary year [ROUTE-16]', async (address) => {
    const answer = await fetch(travel.site.url + address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/courses/grade/Secondary1');
  });
});

describe('a course card', () => {
  test('shows cover, name, term, grade, price and the ways in, and wears a badge when it costs nothing [CARD-01, CARD-02, CARD-03, CARD-07, CARD-09, CARD-10, CARD-11, CARD-12, CARD-13, CARD-14, CARD-15, LEARN-16]', async () => {
    const page = await walk('/courses/grade/Secondary1');
    const one = card(page, 'Grammar من الصفر');
    expect(await one.locator('.badge').allTextContents()).toEqual(['الترم الأول', 'أولى ثانوي']);
    expect(await one.locator('.price').textContent()).toBe('١٥٠٫٠٠ جنيه');
    const enter = one.getByRole('link', { name: /ادخل الكورس/ });
    expect(await enter.getAttribute('href')).toMatch(/^\/courses\/\d+$/);
    expect(await one.locator('h2 bdi').first().getAttribute('dir')).toBe('rtl');
    // Its picture does not exist, so the generated cover stands there.
    await one.locator('.cover-letters').waitFor();
    const free = card(page, 'أول أسبوع علينا');
    expect(await free.locator('.badge').allTextContents()).toEqual(['الترم الصيفي', 'أولى ثانوي', 'مجاني']);
  });

  test('cuts a description past a hundred characters, unfolds it and folds it again [CARD-04, CARD-05, CARD-06, LIM-22]', async () => {
    const page = await walk('/courses/grade/Secondary1');
    const one = card(page, 'Grammar من الصفر');
    expect(await one.locator('.course-desc').textContent()).not.toContain('ليلة الامتحان');
    await one.getByRole('button', { name: /اقرأ أكتر/ }).click();
    expect(await one.locator('.course-desc').textContent()).toContain(LONG);
    await one.getByRole('button', { name: /اقرأ أقل/ }).click();
    expect(await one.locator('.course-desc').textContent()).not.toContain('ليلة الامتحان');
  });

  test('and the dialog it opens are sound in every look, a free course’s without a code [OP-RTL-1, OP-RTL-3, SHELL-17, LEARN-242]', async () => {
    const page = await walk('/courses/grade/Secondary1');
    await seeEveryLook(page, 'courses-list');
    await openDialog(page, 'Grammar من الصفر');
    await seeEveryLook(page, 'courses-method');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const box = await openDialog(page, 'أول أسبوع علينا');
    await box.getByRole('button', { name: 'ابدأ الكورس ببلاش' }).waitFor();
    // Nothing is paid, and no card is asked about.
    expect(await box.getByRole('button', { name: /كود/ }).count()).toBe(0);
    await seeOneLook(page, 'courses-free');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await openDialog(page, 'Grammar من الصفر');
    await box.getByRole('button', { name: /معايا كود/ }).click();
    await page.keyboard.press('Enter');
    await box.getByText('اكتب كود الكورس').waitFor();
    await seeOneLook(page, 'courses-code');
  });
});

describe('the enrolment dialog', () => {
  test('offers a code, the supervisor with the course’s name written, and leaving; goes to the code and back, forgetting what was typed, and starts anew every time [ENR-01, ENR-02, ENR-03, ENR-04, ENR-05, ENR-06, ENR-10, ENR-11, ENR-16, ENR-17, MSG-01, MSG-02, MSG-06, MSG-07, OP-MSG-1, OP-MSG-3]', async () => {
    const page = await walk('/courses/grade/preparatory3');
    const lookedUp = page.waitForRequest('**/api/Contact/getAll');
    const box = await openDialog(page, 'منهج تالتة إعدادي');
    await lookedUp;
    const chat = new URL((await box.getByRole('link', { name: /أكلّم المشرف/ }).getAttribute('href')) ?? '');
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/2${SUPPORT_NUMBER}`);
    expect(chat.searchParams.get('text')).toContain('منهج تالتة إعدادي');
    await box.getByRole('button', { name: 'مش دلوقتي' }).click();
    await box.waitFor({ state: 'detached' });

    await openDialog(page, 'منهج تالتة إعدادي');
    await box.getByRole('button', { name: /معايا كود/ }).click();
    const field = box.getByLabel('كود الكورس');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await box.getByRole('button', { name: 'أكّد الكود' }).click();
    await box.getByText('اكتب كود الكورس').waitFor();
    await field.fill('abcd');
    await box.getByRole('button', { name: 'ارجع' }).click();
    await box.getByRole('button', { name: /معايا كود/ }).click();
    expect(await field.inputValue()).toBe('');
    expect(await box.getByText('اكتب كود الكورس').count()).toBe(0);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await openDialog(page, 'منهج تالتة إعدادي');
    await box.getByRole('button', { name: /معايا كود/ }).waitFor();
  });

  test('asks for a code first, then a guest for a login that comes back here and spends the code [ENR-18, ENR-19, OP-ENR-6, OP-ENR-9, ROLE-03, LEARN-21]', async () => {
    const page = await travel.open('/courses/grade/Secondary3?page=2');
    const box = await openDialog(page, 'كورس رقم');
    await box.getByRole('button', { name: /معايا كود/ }).click();
    await page.keyboard.press('Enter');
    await box.getByText('اكتب كود الكورس').waitFor();
    await page.keyboard.type('abcd2345');
    await page.keyboard.press('Enter');
    await page.waitForURL('/login');
    await page.getByText('سجّل دخولك الأول عشان تشترك في الكورس ده.').waitFor();
    const student = await travel.site.createAccount();
    await loginPage(page).signIn({ phone: student.phone, password: student.password });
    await page.waitForURL('/courses/grade/Secondary3?page=2');
    await box.getByText('الكود ده مش موجود.').waitFor();
    expect(await box.getByLabel('كود الكورس').inputValue()).toBe('ABCD2345');
  });

  test('verifies with Enter, cannot be left meanwhile, and leads into the course [ENR-07, ENR-08, ENR-12, ENR-13, ENR-14, ENR-27, OP-ENR-5]', async () => {
    const course = await travel.school.makeCourse({ name: 'كورس للتفعيل', grade: 'Secondary1' });
    const page = await pupil.walk('/courses/grade/Secondary1');
    const box = await openDialog(page, 'كورس للتفعيل');
    await box.getByRole('button', { name: /معايا كود/ }).click();
    await box.getByLabel('كود الكورس').fill(await travel.school.courseCode(course));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENROL_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await box.getByRole('button', { name: 'بنتأكد من الكود' }).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await box.getByRole('button', { name: 'اقفل' }).click({ force: true });
    // A browser may insist on closing after a second gesture; then it opens again.
    await expect.poll(() => box.isVisible()).toBe(true);
    release();
    await box.getByText('اشتركت في كورس').waitFor();
    expect(await box.getByRole('link', { name: 'شوف كورساتي' }).getAttribute('href')).toBe('/enrolled-courses');
    await box.getByRole('link', { name: 'ابدأ الكورس' }).click();
    await page.waitForURL(`/course/${course.id}/curriculum`);
  });

  test('says what is wrong with a code where it was typed, with one word for any other refusal and another for a call that broke [ENR-09, ENR-21, ENR-22, ENR-23, ENR-25, ERR-29, ERR-30, ERR-31, ERR-33, OP-ENR-1, LEARN-168]', async () => {
    const other = await travel.school.makeCourse({ name: 'Stories' });
    const used = await travel.school.courseCode(other);
    const owner = await travel.school.student();
    await owner.phone.call('POST /api/Student/add-course-by-code', { query: { Code: used } });
    const page = await pupil.walk('/courses/grade/preparatory3');
    const box = await openDialog(page, 'منهج تالتة إعدادي');
    await box.getByRole('button', { name: /معايا كود/ }).click();
    const say = async (code: string, text: string) => {
      await box.getByLabel('كود الكورس').fill(code);
      await page.keyboard.press('Enter');
      await box.getByText(text).waitFor();
    };
    await say('NOSUCHCD', 'الكود ده مش موجود.');
    await say(used, 'الكود ده اتستخدم قبل كده.');
    const elsewhere = await travel.school.courseCode(other);
    await say(elsewhere, 'بتاع كورس تاني: Stories');
    const way = box.getByRole('link', { name: 'افتح الكورس ده بالكود' });
    expect(await way.getAttribute('href')).toBe(`/redeem/${elsewhere}`);
    let answer = { status: 400, body: JSON.stringify({ success: false, message: 'Invalid enrollment code' }) };
    await page.route(ENROL_CALL, (route) => route.fulfill(answer));
    await say('ABCD2345', 'الكود ده مش صالح.');
    answer = { status: 500, body: '' };
    await say('ABCD2345', 'مقدرناش نسجّلك في الكورس');
    await page.unroute(ENROL_CALL);
    const lecture = await travel.school.lectureCode(other);
    await say(lecture, 'ده كود محاضرة مش كود كورس');
    await box.getByRole('link', { name: 'افتح المحاضرة بالكود ده' }).click();
    await page.waitForURL(`/redeem/${lecture}`);
  });

  test('offers a free course at once, and speaks of no payment [OP-CARD-1, OP-CDET-1, LEARN-204]', async () => {
    const page = await pupil.walk('/courses/grade/Secondary1');
    const box = await openDialog(page, 'أول أسبوع علينا');
    expect(await box.textContent()).not.toContain('تدفع');
    await box.getByRole('button', { name: 'ابدأ الكورس ببلاش' }).click();
    await page.waitForURL(/\/course\/\d+\/curriculum/);
  });

  test('shows whoever owns the course where to go [OP-CARD-2]', async () => {
    const course = await travel.school.makeCourse({ name: 'كورس معايا', grade: 'Secondary1' });
    await travel.school.enrol(pupil.student, course);
    // Where nobody can say how far the student is, the card offers what everybody's does.
    const page = await pupil.walk('/courses/grade/Secondary1', (page) =>
      page.route('**/api/Student/home', (route) => route.fulfill({ status: 500, body: '' })),
    );
    const box = await openDialog(page, 'كورس معايا');
    await box.getByRole('heading', { name: 'الكورس معاك فعلًا' }).waitFor();
    await box.getByRole('link', { name: 'ادخل الكورس' }).click();
    await page.waitForURL(`/course/${course.id}/curriculum`);
  });

  test('fades for 200 ms when its backdrop is pressed, and gives the focus back [ENR-15, LIM-23, OP-RTL-1]', async () => {
    const page = await travel.open('/courses/grade/preparatory3');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const box = await openDialog(page, 'منهج تالتة إعدادي');
    // What the fade is, is read where it begins: from here it would be over before the question arrives.
    const begun = await box.evaluateHandle((node: HTMLElement) => {
      const fading = new Promise((tell) =>
        new MutationObserver(() => {
          const [animation] = node.getAnimations();
          tell({ closing: node.dataset.closing, duration: animation?.effect?.getTiming().duration });
        }).observe(node, { attributeFilter: ['data-closing'] }),
      );
      return { fading };
    });
    await pressBeside(page, { x: 4, y: 4 });
    const fade = await begun.evaluate(({ fading }) => fading);
    expect(fade).toEqual({ closing: 'true', duration: 200 });
    await box.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('اشترك دلوقتي');
    expect(path(page)).toBe('/courses/grade/preparatory3');
  });
});
