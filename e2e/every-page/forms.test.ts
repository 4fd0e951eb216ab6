import { expect, test } from 'vitest';
import { journey } from '../support/journey.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const TEAM = '**/api/teach/team';
const REFUSED = { status: 400, json: { code: 'test.refused', message: 'no', messageAr: 'مش دلوقتي.' } };

test('a page that cannot be read says why and offers another try; what is known stays when reading it anew fails [FORM-1]', async () => {
  const owner = await here.site.createAccount({ role: 'owner', name: 'هدى صاحبة المنصة' });
  const { page } = await here.visit({ as: owner, screen: DESK });
  await page.route(TEAM, (route) => route.fulfill(REFUSED));
  await page.goto('/teach/team');
  const failed = page.getByRole('alert').filter({ hasText: 'مقدرناش نجيب الفريق' });
  await failed.getByText('مش دلوقتي.').waitFor();
  await page.unroute(TEAM);
  await failed.getByRole('button', { name: 'جرّب تاني' }).click();
  await page.locator('.team-row', { hasText: 'هدى صاحبة المنصة' }).waitFor();
  expect(await failed.count()).toBe(0);

  await page.route(TEAM, (route) => route.fulfill(REFUSED));
  await page.getByRole('button', { name: 'ادعي حد' }).click();
  await page.getByLabel('الاسم').fill('منى السيد');
  await page.getByRole('button', { name: 'اعمل اللينك' }).click();
  await page.locator('.told-link').waitFor();
  await page.keyboard.press('Escape');
  await failed.waitFor();
  expect(await page.locator('.team-row', { hasText: 'هدى صاحبة المنصة' }).count()).toBe(1);
});

test('a press sends once, however often it is pressed while the answer is on its way [FORM-2]', async () => {
  const owner = await here.site.createAccount({ role: 'owner' });
  const page = await here.open('/teach/team', { as: owner, screen: DESK });
  let sent = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/teach/team/invites', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'ادعي حد' }).click();
  await page.getByLabel('الاسم').fill('منى السيد');
  // Two submissions in one turn of the browser, before the page could show that it is busy.
  await page
    .getByRole('dialog')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await page.getByLabel('الاسم').press('Enter');
  await page.getByRole('dialog').locator('[aria-disabled] .spinner').waitFor();
  answer.resolve();
  await page.locator('.told-link').waitFor();
  expect(sent).toBe(1);
});

test('a refused form leads to the field to mend, and a dialog that asks for more goes on from there [FORM-3, FORM-4]', async () => {
  await here.school.makeCourse({ name: 'مراجعة ليلة الامتحان' });
  const student = await here.site.createAccount({ name: 'سلمى طارق' });
  const teacher = await here.site.createAccount({ role: 'teacher' });
  const page = await here.open(`/teach/students/${student.id}`, { as: teacher, screen: DESK });
  await page.getByText('البيانات والإدارة').click();
  await page.getByRole('button', { name: 'ادّيله كورس' }).click();
  const add = page.getByRole('button', { name: 'ضيفه' });
  const reason = page.getByLabel('السبب');
  await add.click();
  await page.getByText('اكتب السبب، عشان يفضل مسجّل.').waitFor();
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await reason.fill('دفعت في السنتر');
  await add.click();
  await page.getByText('اختار الكورس.').waitFor();
  await page.getByLabel('الكورس', { exact: true }).selectOption({ label: 'مراجعة ليلة الامتحان' });
  await add.click();
  await page.getByText('الكورس اتضاف').waitFor();
});
