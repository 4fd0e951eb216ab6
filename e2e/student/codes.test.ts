import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeCourse } from '../../apps/server/src/seed/new-course.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { newStudent, registerPage } from '../support/register-page.ts';
import { SUPPORT_NUMBER } from '../support/site.ts';
import { stopClock } from '../support/visitor.ts';
import { wholeHome } from '../support/whole-home.ts';

const ENTER_CALL = '**/api/UnitCode/EnterCode*';
const SUCCESS_PAUSE = 1_500;

let course: MadeCourse;

const travel = journey();
const pupil = travel.pupil();

beforeAll(async () => {
  course = await travel.school.makeCourse({ name: 'Grammar من الصفر', units: [{ name: 'Present Perfect' }, {}] });
});

const box = (page: Page) => page.locator('dialog.dialog');
const band = (page: Page) => page.getByRole('region', { name: 'معاك كود محاضرة؟' });
const field = (page: Page) => box(page).getByRole('textbox');
/** On a card's own address the field stands in the page. */
const card = (page: Page) => page.getByRole('main');
const cardField = (page: Page) => card(page).getByRole('textbox');
const submit = (page: Page) => box(page).locator('button[type="submit"]');

/** The pupil's home page with everybody's part, where the card is. */
async function ownHome(): Promise<Page> {
  const page = await pupil.walk('/');
  await wholeHome(page);
  return page;
}

/** The lecture-code modal, empty, as the pupil's lectures open it. */
async function openModal(): Promise<Page> {
  const page = await pupil.walk('/my-lectures');
  await page.getByRole('button', { name: /^معايا كود/ }).click();
  await box(page).waitFor();
  return page;
}

describe('the lecture-code modal', () => {
  test('has a title, an example, capitals, no submit while empty, and the supervisor with a message about a lecture code [LEC-01, LEC-02, LEC-03, LEC-04, LEC-10, LEC-13, MSG-03, OP-LEC-1]', async () => {
    const page = await openModal();
    await box(page).getByRole('heading', { name: 'ادخل كود المحاضرة' }).waitFor();
    expect(await field(page).getAttribute('placeholder')).toBe('ABC123');
    expect(await submit(page).isDisabled()).toBe(true);
    await field(page).press('Enter');
    await box(page).getByText('اكتب كود المحاضرة', { exact: true }).waitFor();
    await field(page).pressSequentially('abc١23');
    expect(await field(page).inputValue()).toBe('ABC123');
    expect(await submit(page).isDisabled()).toBe(false);
    const chat = new URL((await box(page).getByRole('link', { name: 'كلّم المشرف' }).getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/2${SUPPORT_NUMBER}`);
    expect(chat.searchParams.get('text')).toContain('كود محاضرة');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
  });

  test('opens the lecture and offers where to go [LEC-05, LEC-07, LEC-08, LEC-09, LEC-11, LEC-14, GEN-09]', async () => {
    const page = await openModal();
    const code = await travel.school.lectureCode(course);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENTER_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill(` ${code.toLowerCase()} `);
    const sent = page.waitForRequest(ENTER_CALL);
    await field(page).press('Enter');
    expect(new URL((await sent).url()).searchParams.get('code')).toBe(code);
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    release();
    await box(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
    expect(await box(page).textContent()).toContain('Present Perfect');
    expect(await box(page).getByRole('link', { name: 'روح لمحاضراتي' }).getAttribute('href')).toBe('/my-lectures');
    await box(page).getByRole('link', { name: 'ارجع للرئيسية' }).click();
    await box(page).waitFor({ state: 'detached' });
    await page.waitForURL('/');
  });

  test('says what is wrong with a code, takes the card of a course as well, and forgets it all when it is closed [LEC-12, LEC-17, LEC-19, LEC-20, GEN-08]', async () => {
    const course = await travel.school.makeCourse();
    const page = await openModal();
    await field(page).fill('NOSUCHCD');
    await field(page).press('Enter');
    await box(page).getByText('كود المحاضرة غلط أو مش موجود.').waitFor();
    await page.route(ENTER_CALL, (route) => route.fulfill({ status: 403, body: '' }));
    await field(page).press('Enter');
    await box(page).getByText('مش مسموح لك تدخل المحاضرة دي.').waitFor();
    await page.unroute(ENTER_CALL);
    await page.route(ENTER_CALL, (route) => route.fulfill({ status: 400, body: '' }));
    await field(page).press('Enter');
    await box(page).getByText('الكود غلط. جرّب تاني.').waitFor();
    await page.unroute(ENTER_CALL);
    await field(page).fill(await travel.school.courseCode(course));
    await field(page).press('Enter');
    await box(page).getByText('اشتركت في كورس').waitFor();
    expect(await box(page).getByRole('link', { name: 'ابدأ الكورس' }).getAttribute('href')).toBe(
      `/course/${course.id}/curriculum`,
    );
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
  });

  test('tells a guest at once of what can be no code, sends the next to log in and is there again with it, one step from home [LEC-06, OP-LEC-4, LEARN-254]', async () => {
    const student = await travel.site.createAccount();
    const page = await travel.open('/', { handClock: true });
    await band(page).getByLabel('كود المحاضرة').fill('abcd-234');
    await band(page).getByRole('button', { name: 'فعّل الكود' }).click();
    await box(page).getByText('الكود ده مش مظبوط. شكله ناقص، عدّ حروفه على الكارت.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await seeEveryLook(page, 'lecture-code-no-shape');
    await field(page).fill('abcd2345');
    await field(page).press('Enter');
    await page.waitForURL('/login');
    const login = loginPage(page);
    await page.getByText('سجّل دخولك الأول عشان نفعّل الكود.').waitFor();
    await stopClock(page);
    await login.signIn({ phone: student.phone, password: student.password });
    await login.welcome.waitFor();
    await page.clock.runFor(SUCCESS_PAUSE);
    await page.waitForURL('/redeem/ABCD2345');
    // The address changes before the page does, and the login has a field too.
    await expect.poll(() => cardField(page).inputValue()).toBe('ABCD2345');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test.each([
    ['a student', true],
    ['a guest, through the login', false],
  ])(
    'opens a lecture for %s with one press after typing [LEC-06, OP-LEC-4, LEARN-21, LEARN-433]',
    async (_who, isMember) => {
      const course = await travel.school.makeCourse();
      const student = await travel.school.student();
      const page = await (isMember ? ownHome() : travel.openWiped('/'));
      await band(page)
        .getByLabel('كود المحاضرة')
        .fill(await travel.school.lectureCode(course));
      await page.keyboard.press('Enter');
      if (!isMember) {
        await page.waitForURL('/login');
        await page.getByText('الكود محفوظ، وهيتفعّل أول ما تدخل').waitFor();
        await loginPage(page).signIn({ phone: student.email, password: student.password });
      }
      await page.getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
    },
  );

  test('of a guest waits for another tab of the same phone, through a registration, until it is used; login and registration say so, it can be dropped, and is gone after a logout [LEARN-249, LEARN-250, LEARN-289, LEARN-367, LEARN-433]', async () => {
    const code = await travel.school.lectureCode(course);
    const { page: first, context } = await travel.visit();
    const typeIt = async (page: Page) => {
      await page.goto('/');
      await awake(page);
      await band(page).getByLabel('كود المحاضرة').fill(code);
      await page.keyboard.press('Enter');
      await page.waitForURL('/login');
      await page.getByText('الكود محفوظ، وهيتفعّل أول ما تدخل').waitFor();
    };
    await typeIt(first);
    await first.close();

    const other = await context.newPage();
    const waits = other.getByText('فيه كود اتكتب من هنا ولسه متفعّلش.');
    await other.goto('/login');
    await waits.waitFor();
    await other.getByRole('status').getByText(code, { exact: true }).waitFor();
    await seeEveryLook(other, 'login-waiting-code');
    // The way to the registration and back begins no new week, and takes the drop from nobody.
    const since = `${Date.now() - 3 * 86_400_000} ${code}`;
    await other.evaluate((kept) => localStorage.setItem('waiting_code', kept), since);
    await other.getByRole('link', { name: 'اعمل حساب جديد' }).click();
    await other.waitForURL('/register');
    await waits.waitFor();
    await other.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
    await other.waitForURL('/login');
    await waits.waitFor();
    expect(await other.evaluate(() => localStorage.getItem('waiting_code'))).toBe(since);
    await other.getByRole('button', { name: 'مش بتاعي، امسحه' }).click();
    await waits.waitFor({ state: 'detached' });
    await other.goBack();
    await other.waitForURL('/register');
    await other.reload();
    await awake(other);
    expect(await waits.count()).toBe(0);
    expect(await other.evaluate(() => localStorage.getItem('waiting_code'))).toBeNull();

    await typeIt(other);
    const page = await context.newPage();
    await other.close();
    await page.goto('/register');
    await awake(page);
    await page.getByText('فيه كود اتكتب من هنا ولسه متفعّلش.').waitFor();
    await page.getByText('الكود محفوظ، وهتلاقيه قدامك أول ما تدخل').waitFor();
    await seeEveryLook(page, 'register-waiting-code');
    const student = newStudent();
    const form = registerPage(page);
    await form.fill(student);
    await form.submit.click();
    await page.waitForURL('/login');
    await page.getByText('الكود محفوظ، وهتلاقيه قدامك أول ما تدخل').waitFor();
    // Of the two codes only one is called so here.
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'اتسجّلت معانا' });
    await notice.getByText(code, { exact: true }).waitFor();
    expect((await notice.innerText()).match(/كود/g)).toHaveLength(1);
    await seeEveryLook(page, 'registered-with-code');
    await loginPage(page).signIn(student);
    await page.waitForURL(`/redeem/${code}`);
    await card(page).getByRole('button', { name: 'فعّل الكود' }).click();
    await card(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('waiting_code'));
    expect(await kept()).toBeNull();

    await page.evaluate(() => localStorage.setItem('waiting_code', `${Date.now()} ABCD-2345`));
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(kept).toBeNull();
  });

  test.each([
    ['a course’s page', 'معاك كود الكورس؟', () => `/courses/${course.id}`],
    ['a card’s address', 'الكود اللي على الكارت', () => '/redeem'],
  ])(
    'typed on %s can be dropped on the whole way through login and registration, and stays dropped [LEARN-336]',
    async (_place, label, address) => {
      const page = await travel.openWiped(address());
      await page.getByLabel(label).fill('ABCD-2345');
      await page.keyboard.press('Enter');
      await page.waitForURL('/login');
      const drop = page.getByRole('button', { name: 'مش بتاعي، امسحه' });
      const saysKept = page.getByText('الكود محفوظ');
      await drop.waitFor();
      await page.getByRole('link', { name: 'اعمل حساب جديد' }).click();
      await page.waitForURL('/register');
      await drop.waitFor();
      await page.getByRole('main').getByRole('link', { name: 'سجّل دخولك' }).click();
      await page.waitForURL('/login');
      await saysKept.waitFor();
      await drop.click();
      await saysKept.waitFor({ state: 'detached' });
      // Nor is it kept by the pages that were left behind, also when they are loaded anew.
      await page.goBack();
      await page.waitForURL('/register');
      // The address changes before the page does, which takes the code out of what the history knows of it.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('ABCD-2345');
      await saysKept.waitFor({ state: 'detached' });
      await page.reload();
      await awake(page);
      expect(await saysKept.count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('waiting_code'))).toBeNull();
    },
  );

  test.each([
    ['the landing page', '/', 'كود المحاضرة'],
    ['a card’s address', '/redeem', 'الكود اللي على الكارت'],
  ])(
    'that a guest’s phone keeps stands in the field of %s again, until it is dropped or wiped [LEARN-362]',
    async (_place, address, label) => {
      const page = await travel.open(address);
      const field = page.getByRole('main').getByLabel(label);
      const kept = page.getByText('الكود ده محفوظ على جهازك من قبل كده');
      const stored = () => page.evaluate(() => localStorage.getItem('waiting_code'));
      await field.fill('K5JT-PBB7');
      await field.press('Enter');
      await page.waitForURL('/login');
      await page.goto(address);
      await awake(page);
      await expect.poll(() => field.inputValue()).toBe('K5JT-PBB7');
      await kept.waitFor();
      await seeOneLook(page, `kept-code-${address.length}`);
      await field.press('Enter');
      await page.waitForURL('/login');
      await page.getByRole('button', { name: 'مش بتاعي، امسحه' }).click();
      await page.goBack();
      await page.waitForURL(address);
      await awake(page);
      await expect.poll(() => field.inputValue()).toBe('');
      expect([await kept.count(), await stored()]).toEqual([0, null]);

      await page.evaluate(() => localStorage.setItem('waiting_code', `${Date.now()} ABCD-2345`));
      await page.reload();
      await awake(page);
      await kept.waitFor();
      await field.press('ControlOrMeta+A');
      await field.press('Backspace');
      expect(await stored()).toBeNull();
      await page.reload();
      await awake(page);
      expect(await field.inputValue()).toBe('');
    },
  );

  test.each([
    ['of the landing page, whose box is still on its way', 'home', 'كود المحاضرة', false],
    ['of the landing page, before its scripts came', 'home-early', 'كود المحاضرة', true],
    ['of a card’s address', 'redeem', 'الكود اللي على الكارت', false],
    ['of a course, while the login page is on its way', 'course', 'معاك كود الكورس؟', false],
  ])(
    'typed by a guest is kept at the press in the form %s, which says that it works: the tab may be closed [LEARN-288]',
    async (_form, place, label, isEarly) => {
      const { page, context } = await travel.visit();
      const cut = () => page.route('**/assets/*.js', () => new Promise(() => undefined));
      const address = { home: '/', 'home-early': '/', redeem: '/redeem', course: `/courses/${course.id}` }[place] ?? '';
      if (isEarly) await cut();
      await page.goto(address, { waitUntil: 'commit' });
      if (!isEarly) {
        await awake(page);
        await cut();
      }
      const field = page.getByRole('main').getByLabel(label);
      await field.fill('K5JT-PBB7');
      // Enter is a press of the form's button, which comes after its field.
      await page
        .locator('form', { has: page.getByLabel(label) })
        .locator('button[type="submit"]')
        .waitFor();
      await field.press('Enter');
      await page.getByRole('main').locator('button[aria-disabled="true"], button[data-early]').waitFor();
      await shoot(page, `code-pressed-${place}`);
      await page.close();
      const again = await context.newPage();
      await again.goto('/login');
      await again.getByText('فيه كود اتكتب من هنا ولسه متفعّلش.').waitFor();
      expect(await again.evaluate(() => localStorage.getItem('waiting_code'))).toContain('K5JT-PBB7');
    },
  );

  test('pressed on the landing page without a line stays there beside a calm word, and so does the page; emptied there it is kept no more [LEARN-313, LEARN-362, LEARN-365]', async () => {
    const page = await travel.open('/');
    await cutLine(page);
    const field = page.getByRole('main').getByLabel('كود المحاضرة');
    await field.fill('K5JT-PBB7');
    await field.press('Enter');
    const cut = band(page).getByText('النت مقطوع دلوقتي. الكود محفوظ على جهازك، جرّب تاني لما يرجع.');
    await cut.waitFor();
    expect(await field.inputValue()).toBe('K5JT-PBB7');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await page.getByRole('main').getByRole('button', { name: 'فعّل الكود' }).waitFor();
    await seeOneLook(page, 'landing-code-without-line');
    await mendLine(page);
    await cut.waitFor({ state: 'detached' });
    const stored = () => page.evaluate(() => localStorage.getItem('waiting_code'));
    expect(await stored()).toContain('K5JT-PBB7');
    await field.fill('');
    expect(await stored()).toBeNull();
  });

  test('of a course that is sent without a line is not blamed for it, and the word of the line goes as it is back [LEARN-365]', async () => {
    const page = await travel.open(`/courses/${course.id}`, { as: await travel.school.student() });
    await page.route('**/add-course-by-code*', (route) => route.abort('internetdisconnected'));
    const field = page.getByRole('main').getByLabel('معاك كود الكورس؟');
    await field.fill('K5JT-PBB7');
    await field.press('Enter');
    const cut = page.getByRole('main').getByText('النت مقطوع دلوقتي. الكود لسه مكتوب مكانه');
    await cut.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await cut.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('K5JT-PBB7');
  });

  test('typed where the login then ends goes out after the next one [LEARN-20, LEARN-21]', async () => {
    const student = await travel.school.student();
    const { page } = await travel.visit();
    const login = loginPage(page);
    await login.open();
    await login.signIn({ phone: student.email, password: student.password });
    await page.waitForURL('/');
    await page.goto('/my-lectures');
    await page.getByRole('button', { name: 'معايا كود محاضرة' }).click();
    await field(page).fill(await travel.school.lectureCode(course));
    const password = 'nagma-3ala-nil';
    const body = { password, currentPassword: student.password };
    expect((await student.phone.call('PUT /api/Student/profile', { body })).status).toBe(200);
    await field(page).press('Enter');
    await page.waitForURL('/login');
    await login.signIn({ phone: student.email, password });
    await page.waitForURL('/my-lectures');
    await box(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
    await box(page).getByRole('link', { name: 'روح لمحاضراتي' }).click();
    await page.getByRole('heading', { name: /Present Perfect/ }).waitFor();
  });
});

describe('the address of a card', () => {
  test.each(['course', 'lecture'] as const)(
    'has one box with the code filled in, and nothing twice, which takes a %s code [LEC-07, ENR-12, GEN-08, GEN-09, LEARN-363]',
    async (kind) => {
      const code = kind === 'course' ? await travel.school.courseCode(course) : await travel.school.lectureCode(course);
      const page = await travel.openWiped(`/redeem/${code.slice(0, 4)}-${code.slice(4)}`, {
        as: await travel.site.createAccount(),
      });
      await expect.poll(() => card(page).getByText('فعّل الكود').count()).toBe(2);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await cardField(page).inputValue()).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
      await cardField(page).press('Enter');
      await card(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
      if (kind === 'course') await seeEveryLook(page, 'redeem-opened');
      const target = kind === 'course' ? `/course/${course.id}/curriculum` : '/my-lectures';
      expect(await card(page).getByRole('link').first().getAttribute('href')).toBe(target);
    },
  );

  test('opened again by its own student says that it is theirs and leads there, whichever kind it is; its box shows the shape of a card [LEARN-68, LEARN-80]', async () => {
    const course = await travel.school.makeCourse({ units: [{ name: 'Unit one' }] });
    const student = await travel.school.student();
    const code = await travel.school.lectureCode(course);
    await student.phone.call('POST /api/UnitCode/EnterCode', { query: { code } });
    travel.site.clock.advance(2 * 60_000);
    const page = await travel.openWiped(`/redeem/${code}`, { as: student });
    expect(await cardField(page).getAttribute('placeholder')).toBe('XXXX-XXXX');
    await card(page).getByRole('button', { name: 'فعّل الكود' }).click();
    const said = card(page);
    await said.getByRole('heading', { level: 1, name: 'الكود ده إنت فعّلته قبل كده' }).waitFor();
    await said.getByText('المحاضرة دي بتاعتك من قبل كده: Unit one').waitFor();
    await said.getByRole('link', { name: 'افتح المحاضرة' }).click();
    await page.waitForURL(`/unit-viewer/${course.units[0]?.id}`);
  });

  test('printed without it is a page with a box, from which a guest’s code goes through the login and is spent [LEARN-237]', async () => {
    const code = await travel.school.lectureCode(course);
    const page = await travel.openWiped('/redeem/');
    const press = page.getByRole('main').getByRole('button', { name: 'فعّل الكود' });
    await press.click();
    await page.getByText('اكتب الكود', { exact: true }).waitFor();
    await seeEveryLook(page, 'type-code');
    await page.getByLabel('الكود اللي على الكارت').fill(code);
    await press.click();
    await page.waitForURL('/login');
    const student = await travel.site.createAccount();
    await loginPage(page).signIn({ phone: student.phone, password: student.password });
    await page.waitForURL(`/redeem/${code}`);
    await card(page).getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();

    await page.goto('/redeem');
    await awake(page);
    const own = await travel.school.courseCode(course);
    await page.getByLabel('الكود اللي على الكارت').fill(own);
    await press.click();
    await card(page).getByText('اشتركت في كورس').waitFor();
  });

  test('counts a code that does not exist once, not once for each kind [OP-ENR-4]', async () => {
    const page = await travel.openWiped('/redeem/NOSUCHCD', { as: await travel.site.createAccount() });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await cardField(page).press('Enter');
    await card(page).getByText('الكود غلط أو مش موجود.').waitFor();
    expect(calls).toEqual(['/api/Student/add-course-by-code']);
  });

  test('is sound in every look, and goes along to a registration, which leads back to it after the login [OP-LEC-4, OP-ENR-6, OP-RTL-1, OP-RTL-3]', async () => {
    const page = await travel.openWiped('/redeem/ABCD-2345');
    await seeEveryLook(page, 'redeem-page');
    await card(page).getByRole('link', { name: 'لسه معندكش حساب؟' }).click();
    await page.waitForURL('/register');
    expect(await page.evaluate(() => history.state.usr.from)).toBe('/redeem/ABCD-2345');
  });

  test('is no address for search engines, and reads without a script [OP-SEO-3]', async () => {
    const html = await (await fetch(`${travel.site.url}/redeem/ABCD-2345`)).text();
    expect(html).toContain('noindex');
    expect(html).toContain('ABCD-2345');
    expect(html).toContain('href="/login"');
  });
});
