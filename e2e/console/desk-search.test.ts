import { randomUUID } from 'node:crypto';
import type { Role } from '@hessa/rules/auth/role';
import { formatCode } from '@hessa/rules/codes/code-text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const person = (role: Role) => here.site.createAccount({ role });
const box = (page: Page) => page.getByRole('textbox', { name: 'ابحث عن اسم أو موبايل أو كود أو كارت' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'أهم الأماكن' });

describe('the desk’s box', () => {
  test('stands on every console screen, narrows as one types and leads to the student in one tap [DESK-01, DESK-02, DESK-03, DESK-11, DESK-177]', async () => {
    await here.site.createAccount({ name: 'مريم أشرف عبد الله', phone: '01088800017', parentPhone: '01188800018' });
    await here.site.createAccount({ name: 'يوسف عماد فتحي', phone: '01088800023', parentPhone: '01288800017' });
    const page = await here.openWiped('/teach/codes', { as: await person('assistant') });
    await box(page).fill('م');
    await page.getByText('اكتب حرف كمان عشان ندوّر').waitFor();
    await box(page).fill('+20 10 8880');
    await page.getByText('طلبة: ٢').waitFor();
    await box(page).fill('80 0017');
    await page.getByRole('link', { name: /يوسف عماد فتحي ولي الأمر/ }).waitFor();
    expect(await page.locator('.desk-results mark').allTextContents()).toContain('80 0017');
    await seeEveryLook(page, 'desk-search');
    await box(page).fill('عبدالله مريم');
    await expect.poll(() => page.locator('.desk-results a').count()).toBe(1);
    await page.getByRole('link', { name: /مريم أشرف/ }).click();
    await page.getByRole('heading', { level: 1, name: 'مريم أشرف عبد الله' }).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
  });

  test('by keyboard: a slash, the arrows, Enter and Escape [DESK-11, DESK-154]', async () => {
    await here.site.createAccount({ name: 'زياد هاني رمزي' });
    const page = await here.openWiped('/teach/students', { as: await person('teacher'), screen: DESK });
    await page.getByRole('heading', { level: 1, name: 'الطلبة' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('زياد');
    await page.getByText('طلبة: ١').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('زياد هاني رمزي');
    await page.keyboard.press('Escape');
    await page.locator('.desk-results').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('زياد');
    await page.getByText('طلبة: ١').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'زياد هاني رمزي' }).waitFor();
    await page.getByRole('heading', { name: 'المكالمة عن إيه؟' }).waitFor();
    // The keys of the calls work at once: the box has let the focus go.
    await page.keyboard.press('5');
    await page.getByRole('dialog').getByText('كلمة السر').first().waitFor();
  });

  test('an assistant finds a card by its number without its code, and by its whole code [DESK-04, DESK-05]', async () => {
    const course = await here.school.makeCourse({ name: 'Grammar من الصفر' });
    const teacher = here.site.client();
    await teacher.login(await person('teacher'));
    await teacher.call('POST /api/teach/code-batches', { body: { key: randomUUID(), courseId: course.id, size: 3 } });
    const code = await here.school.courseCode(course);
    const page = await here.openWiped('/teach/students', { as: await person('assistant') });
    await box(page).fill('№ 000003');
    const card = page.getByRole('link', { name: /№ 000003/ });
    await card.waitFor();
    expect(await card.textContent()).not.toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
    await box(page).fill(code.toLowerCase());
    await page.getByRole('link', { name: new RegExp(formatCode(code)) }).click();
    await page.locator('.code-story').getByText('بيفتح').waitFor();
  });

  test('a card’s number as it is printed lists the card before phones with the same digits, and half a code finds it for a teacher, but not letters of its middle [DESK-240, DESK-241, DESK-252, DESK-294]', async () => {
    const course = await here.school.makeCourse({ name: 'Reading' });
    const code = await here.school.courseCode(course);
    const [{ serial } = { serial: 0 }] = await here.site.database.owner`
      select max(serial) as serial from codes where course_id = ${course.id}`;
    const printed = String(serial).padStart(6, '0');
    await here.site.createAccount({
      name: 'هاني رقمه زي الكارت',
      phone: `010${printed}17`,
      parentPhone: '01233300001',
    });
    const page = await here.openWiped('/teach/students', { as: await person('teacher') });
    const first = page.locator('.desk-results a').first();
    await box(page).fill(printed);
    await page.getByRole('link', { name: /هاني رقمه/ }).waitFor();
    await expect.poll(() => first.textContent()).toContain(`№ ${printed}`);
    await page.getByText('كروت: ١').waitFor();
    await seeEveryLook(page, 'desk-search-card');
    for (const half of [code.slice(0, 4).toLowerCase(), code.slice(-4)]) {
      await box(page).fill(half);
      await page.getByRole('link', { name: new RegExp(formatCode(code)) }).waitFor();
    }
    await box(page).fill('ZZ22');
    await page.getByText(/^من الكود: أول أو آخر ٤ حروف أو أكتر/).waitFor();
    await seeOneLook(page, 'desk-search-letters');
    await box(page).fill('ZZ2');
    await page.getByText('لو دي حروف من كود: اكتب أول أو آخر ٤ حروف منه على الأقل.').waitFor();
    await seeOneLook(page, 'desk-search-few-letters');
    await box(page).fill(printed);
    await expect.poll(() => first.textContent()).toContain(`№ ${printed}`);
    await page.getByText('كروت: ١').waitFor();
    await box(page).press('Enter');
    await page.locator('.code-story').getByText('بيفتح').waitFor();
  });
});

describe('the console on a phone', () => {
  test('has the four most used places in a bar, the rest in a sheet, and where one is in sight [DESK-12]', async () => {
    const page = await here.openWiped('/teach', { as: await person('owner') });
    await expect
      .poll(() => bar(page).getByRole('link').allTextContents())
      .toEqual(['النهارده', 'الطلبة', 'الأكواد', 'النتايج']);
    await bar(page).getByRole('button', { name: 'الباقي' }).click();
    const sheet = page.getByRole('dialog');
    const rest = await sheet.getByRole('navigation').getByRole('link').allTextContents();
    expect(rest).toContain('الكورسات');
    expect(rest).toContain('السجل');
    expect(rest).not.toContain('الطلبة');
    await seeEveryLook(page, 'console-bar-sheet');
    await sheet.getByRole('link', { name: 'السجل' }).click();
    await page.getByRole('heading', { level: 1, name: 'السجل' }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    await page.reload();
    const current = bar(page).locator('[aria-current]');
    await current.waitFor();
    expect(await current.textContent()).toBe('السجل، وباقي اللوحة');
    const box = await current.boundingBox();
    expect(box && box.y + box.height <= 800 && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    await seeEveryLook(page, 'console-bar');
  });

  test('staff begin there after login, unless they came from somewhere [DESK-10]', async () => {
    const teacher = await person('teacher');
    const { page } = await here.visit();
    const login = async () => {
      await page.getByLabel('الإيميل أو رقم الموبايل').fill(teacher.email);
      await page.getByLabel('كلمة السر', { exact: true }).fill(teacher.password);
      await page.getByRole('button', { name: 'دخول', exact: true }).click();
    };
    await page.goto('/login');
    await awake(page);
    await login();
    await page.waitForURL('**/teach');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/teach/codes');
    await page.waitForURL('**/login');
    await awake(page);
    await login();
    await page.waitForURL('**/teach/codes');
  });
});
