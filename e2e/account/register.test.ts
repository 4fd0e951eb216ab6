import { describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { loginPage } from '../support/login-page.ts';
import { shoot } from '../support/page-checks.ts';
import { loseReply } from '../support/quiz-page.ts';
import { newStudent, type RegisterField, registerPage } from '../support/register-page.ts';

const REGISTER_CALL = '**/api/Auth/register';

const travel = journey();

async function open() {
  const page = await travel.openWiped('/register');
  return { page, form: registerPage(page) };
}

describe('the registration form', () => {
  test('begins on the first screen of a phone: five of its fields are in sight [LEARN-74]', async () => {
    const { page, form } = await open();
    const bottom = await form.field('year').evaluate((field) => field.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });

  test('left empty says so at every field, and keeps what is typed and pressed before the page is awake, out of its address too [LEARN-71, LEARN-207, TRUST-120]', async () => {
    const { page } = await travel.visit();
    let wake = () => {};
    const held = new Promise<void>((resolve) => (wake = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/register', { waitUntil: 'commit' });
    const form = registerPage(page);
    await form.field('name').fill('نور');
    await form.field('phone').fill('٠١٢٠٠٠٠٠٠٠١');
    await form.field('password').fill('kitab-2026');
    await form.submit.click();
    await form.field('password').press('Enter');
    const said = () => form.submit.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(await said()).toBe('"لحظة…"');
    await seeOneLook(page, 'register-pressed-early');
    wake();
    await awake(page);
    expect(page.url()).not.toContain('?');
    expect(await form.values()).toMatchObject({ name: 'نور', password: 'kitab-2026' });
    // The press has waited, and is answered now.
    await expect.poll(() => form.problems()).toContain('اختار السنة الدراسية.');
    expect(await said()).toBe('none');
    await form.fill({ password: '' });
    await form.submit.click();
    expect(await form.problems()).toEqual([
      'اكتب إيميلك.',
      'اكتب رقم موبايل ولي الأمر.',
      'اختار السنة الدراسية.',
      'اكتب كلمة السر.',
      'اكتب كلمة السر مرة كمان.',
    ]);
    expect(await form.values()).toMatchObject({ name: 'نور', phone: '01200000001' });
    await form.fill({ name: '', phone: '' });
    await form.submit.click();
    expect(await form.problems()).toHaveLength(7);
  });

  test('asks for name, e-mail, two phones, year and a password twice, requires only what the browser checks, hints at the password’s length and states the guardian’s consent without a field for it [REG-01, REG-02, REG-03, REG-04, REG-05, REG-06, REG-07, OP-REG-2, OP-REG-3, OP-RTL-2, ROUTE-04, T-PRIV-3]', async () => {
    const { page, form } = await open();
    expect(await form.field('name').getAttribute('required')).toBeNull();
    expect(await form.field('email').getAttribute('type')).toBe('email');
    expect(await form.field('phone').getAttribute('type')).toBe('tel');
    expect(await form.field('parentPhone').getAttribute('dir')).toBe('ltr');
    const years = await form.field('year').locator('option:not([disabled])').all();
    expect(await Promise.all(years.map((year) => year.getAttribute('value')))).toEqual([
      'prep3',
      'Secondary1',
      'Secondary2',
      'Secondary3',
    ]);
    for (const name of ['password', 'confirmation'] as const) {
      const field = form.field(name);
      const show = field.locator('xpath=..').getByRole('button');
      expect(await field.getAttribute('type')).toBe('password');
      await show.click();
      expect(await field.getAttribute('type')).toBe('text');
      await show.click();
      expect(await field.getAttribute('type')).toBe('password');
    }
    const required = await page.locator('form [required]').all();
    expect(await Promise.all(required.map((field) => field.getAttribute('name')))).toEqual([
      'Email',
      'Password',
      'ConfirmPassword',
    ]);

    const described = await form.field('password').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('٦ حروف أو أكتر');
    await page.getByText('بتأكّد إن ولي أمرك عارف وموافق').waitFor();
    expect(await page.locator('form').getByRole('checkbox').count()).toBe(0);
    // Arabic digits become Latin ones as they are typed.
    await form.field('phone').pressSequentially('٠١٢٣٤٥٦٧٨٩٠');
    expect(await form.field('phone').inputValue()).toBe('01234567890');
  });

  test('is stopped by an empty e-mail and empty passwords, sends nothing, is sound in every look before and after, and not indexed [REG-17, REG-18, OP-RTL-1, OP-SEO-3]', async () => {
    const { page, form } = await open();
    let calls = 0;
    await page.route(REGISTER_CALL, (route) => {
      calls++;
      return route.continue();
    });
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await seeEveryLook(page, 'register');
    await form.submit.click();
    expect(await form.problems()).toHaveLength(7);
    expect(await form.field('name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(calls).toBe(0);
    await seeOneLook(page, 'register-refused');
  });

  test('says one fault at a time, in the order of the specification, and leads to its field [REG-09, REG-10, REG-11, REG-12, REG-13, REG-14, REG-15, REG-16, OP-RTL-1]', async () => {
    const { form } = await open();
    await form.fill({ email: 'nour@example.test', password: 'abc', confirmation: 'abd' });
    const mends: [fault: string, at: RegisterField, mend: Partial<Record<RegisterField, string>>][] = [
      ['كلمة السر وتأكيدها مش زي بعض.', 'confirmation', { confirmation: 'abc' }],
      ['اختار السنة الدراسية.', 'year', { year: 'prep3' }],
      ['اكتب رقم موبايلك.', 'phone', { phone: '0123' }],
      ['اكتب رقم موبايل ولي الأمر.', 'parentPhone', { parentPhone: '99' }],
      ['اكتب اسمك.', 'name', { name: 'نور' }],
      ['اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01.', 'phone', { phone: '01234567890' }],
      ['اكتب رقم موبايل صحيح لولي الأمر.', 'parentPhone', {}],
    ];
    for (const [fault, at, mend] of mends) {
      await form.submit.click();
      expect(await form.problems()).toEqual([fault]);
      expect(await form.field(at).getAttribute('aria-invalid')).toBe('true');
      expect(await form.field(at).evaluate((field) => field === document.activeElement)).toBe(true);
      await form.fill(mend);
    }
  });
});

describe('registering', () => {
  test('sends the seven fields as multipart, goes to the login screen, which welcomes somebody new with all but the password filled in, and from there to where the person was heading [REG-08, REG-20, OP-REG-1, OP-ROUTE-2, LEARN-22]', async () => {
    const { page } = await travel.visit();
    await page.goto('/unit-viewer/4');
    await page.waitForURL('/login');
    await page.getByRole('link', { name: 'اعمل حساب جديد' }).click();
    await page.waitForURL('/register');
    const form = registerPage(page);
    const student = newStudent();
    await form.fill(student);
    const sent = page.waitForRequest(REGISTER_CALL);
    await form.submit.click();
    const request = await sent;
    expect(await request.headerValue('content-type')).toContain('multipart/form-data');
    const names = [...(request.postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(
      ['UserName', 'Email', 'Password', 'ConfirmPassword', 'PhoneNumber', 'ParentPhone', 'AcademicYear'].sort(),
    );
    await page.waitForURL('/login');
    const notice = page.getByRole('main').getByRole('status');
    await notice.getByText('اتسجّلت معانا').waitFor();
    expect(await notice.locator('bdi').textContent()).toBe(student.email);
    await page.getByRole('heading', { level: 1, name: 'حسابك جاهز!' }).waitFor();
    expect(await page.getByText('كمّل من مكان ما وقفت').count()).toBe(0);
    const login = loginPage(page);
    await expect.poll(() => login.identifier.inputValue()).toBe(student.email);
    const isAtPassword = () => login.password.evaluate((field) => field === document.activeElement);
    await expect.poll(isAtPassword).toBe(true);
    const confirm = notice.getByRole('link', { name: 'أكّد إيميلك' });
    expect(await confirm.getAttribute('href')).toBe(`/confirm-email?email=${encodeURIComponent(student.email)}`);
    await shoot(page, 'registered-360-day');
    await page.reload();
    await awake(page);
    await notice.getByText('اتسجّلت معانا').waitFor();
    await expect.poll(() => login.identifier.inputValue()).toBe(student.email);
    await expect.poll(isAtPassword).toBe(true);
    await page.keyboard.type(student.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/unit-viewer/4');
  });

  test('whose answer was lost is answered by the second press as by the first, which leads on to the login [LEARN-430]', async () => {
    const { page, form } = await open();
    const student = newStudent();
    await form.fill(student);
    await loseReply(page, REGISTER_CALL);
    await form.submit.click();
    await form.alert.getByText('مفيش اتصال').waitFor();
    await page.unroute(REGISTER_CALL);
    await form.submit.click();
    await page.waitForURL('/login');
    await page.getByRole('main').getByRole('status').getByText('اتسجّلت معانا').waitFor();
    const login = loginPage(page);
    await expect.poll(() => login.identifier.inputValue()).toBe(student.email);
    await login.password.fill(student.password);
    await login.submit.click();
    await login.welcome.waitFor();
  });

  test('is not for somebody who is logged in already [OP-ROUTE-2]', async () => {
    const { page } = await travel.visit({ as: await travel.site.createAccount() });
    await page.goto('/register');
    await page.waitForURL('/');
  });
});

describe('a refused registration', () => {
  test('for a short password is said by the server, in Arabic, under the field [OP-REG-3, REG-19]', async () => {
    const { form } = await open();
    await form.fill(newStudent({ password: 'abc', confirmation: 'abc' }));
    await form.submit.click();
    await expect.poll(form.problems).toEqual(['كلمة السر لازم تكون ٦ حروف أو أكتر.']);
    expect(await form.field('password').getAttribute('aria-invalid')).toBe('true');
  });

  test('for an address that is taken leads to login and to a new password, and keeps what was typed [OP-REG-4, REG-21, ERR-13]', async () => {
    const taken = await travel.site.createAccount({ emailConfirmedAt: travel.site.clock.now() });
    const { page, form } = await open();
    const student = newStudent({ email: taken.email });
    await form.fill(student);
    await form.submit.click();
    await form.alert.getByText('فيه حساب متسجّل بالبيانات دي').waitFor();
    expect(await form.alert.getByRole('link', { name: 'سجّل دخولك' }).getAttribute('href')).toBe('/login');
    expect(await form.alert.getByRole('link', { name: 'رجّع كلمة السر' }).getAttribute('href')).toBe('/forgot-password');
    expect(await form.values()).toEqual(student);
    expect(new URL(page.url()).pathname).toBe('/register');
    await shoot(page, 'register-taken-360-day');
  });

  test('for want of a line says so until the line is back, and keeps what was typed [LEARN-431]', async () => {
    const { page, form } = await open();
    const student = newStudent();
    await form.fill(student);
    await cutLine(page);
    for (const _press of [1, 2]) {
      await form.submit.click();
      await form.alert.getByText('مفيش اتصال').waitFor();
    }
    await seeOneLook(page, 'register-without-line');
    await mendLine(page);
    await form.alert.waitFor({ state: 'detached' });
    expect(await form.values()).toEqual(student);
    await form.submit.click();
    await page.waitForURL('/login');
  });

  test('by a dead line or a server without words says which, keeps what was typed, and may be tried again [ERR-01, ERR-04, ERR-13, REG-21, OP-REG-5]', async () => {
    const { page, form } = await open();
    let lineIsDead = true;
    await page.route(REGISTER_CALL, (route) => (lineIsDead ? route.abort() : route.fulfill({ status: 500, body: '' })));
    const student = newStudent();
    await form.fill(student);
    for (const [title, text] of [
      ['مفيش اتصال', 'اتأكد من النت'],
      ['الحساب متعملش', 'حصلت مشكلة وإحنا بنعمل حسابك. جرّب تاني.'],
    ] as const) {
      await form.submit.click();
      await form.alert.getByText(title).waitFor();
      expect(await form.alert.textContent()).toContain(text);
      expect(await form.alert.textContent()).not.toContain('CORS');
      expect(await form.values()).toEqual(student);
      expect(await form.submit.getAttribute('aria-disabled')).toBeNull();
      lineIsDead = false;
    }
    await page.unroute(REGISTER_CALL);
    await form.submit.click();
    await page.waitForURL('/login');
  });
});
