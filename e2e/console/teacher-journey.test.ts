import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from '../support/journey.ts';
import { playerPage, soon } from '../support/player-page.ts';
import { quizPage } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const here = journey();

const FILM = join(import.meta.dirname, '../../apps/server/src/seed/demo/media/present-perfect.mp4');
const PASTED = [
  '1) She ______ here since 2020.',
  'a) has lived *   b) lives',
  '',
  '٢- He has worked there ______ two years.',
  'أ) since',
  'ب) for ✓',
].join('\n');

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function add(page: Page, press: string, label: string, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click();
  await dialog(page).getByLabel(label, { exact: true }).fill(name);
  await dialog(page).getByRole('button', { name: confirm }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

/** From an empty platform to a class that has been taught, with nothing but what the screens offer. */
test('a new teacher builds a course with a film and an imported quiz, prints a batch, a student redeems a card by its square and takes the quiz, and the teacher reads the analysis and frees a device [GEN-01, T-CON-1, T-DEV-4]', async () => {
  const teacher = await here.site.createAccount({ role: 'owner', name: 'مستر طارق' });
  const page = await here.open('/teach/courses', { as: teacher, screen: DESK });
  await page.getByRole('button', { name: 'كورس جديد' }).click();
  await dialog(page).getByLabel('اسم الكورس').fill('Grammar من الصفر');
  await dialog(page).getByLabel('السنة الدراسية').selectOption('Secondary1');
  await dialog(page).getByRole('button', { name: 'ابدأ الكورس' }).click();
  await heading(page, 'Grammar من الصفر').waitFor();

  await page.getByLabel('الكورس مجاني').uncheck();
  await page.getByLabel('السعر بالجنيه').fill('150');
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  await page.getByText('اتحفظ', { exact: true }).waitFor();
  await add(page, 'وحدة', 'الاسم', 'Present Perfect', 'ضيف الوحدة');
  await add(page, 'فيديو جديد في Present Perfect', 'الاسم', 'since ولا for؟', 'ضيف الفيديو');
  await page.getByRole('button', { name: 'ملف من جهازك' }).click();
  const film = page.getByRole('group', { name: 'ملف الفيديو', exact: true });
  await film.locator('input[type=file]').setInputFiles(FILM);
  await page.locator('.kept-file', { hasText: 'present-perfect.mp4' }).waitFor();
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  await page.getByText('اتحفظ', { exact: true }).waitFor();

  await add(page, 'امتحان جديد في Present Perfect', 'الاسم', 'امتحان الوحدة', 'ضيف الامتحان');
  await page.getByRole('button', { name: 'استورد أسئلة' }).click();
  await dialog(page).getByLabel('الأسئلة', { exact: true }).fill(PASTED);
  await dialog(page).getByRole('button', { name: 'افحص الأسئلة' }).click();
  await dialog(page).getByRole('button', { name: 'ضيف سؤالين', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'احفظ', exact: true }).click();
  await page.getByText('اتحفظ', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'انشر الكورس' }).click();
  await dialog(page).getByRole('button', { name: /^انشر/ }).click();
  await page.getByRole('dialog', { name: 'الكورس اتنشر' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('منشور', { exact: true }).first().waitFor();

  await page.getByRole('link', { name: 'الأكواد' }).click();
  await page.getByRole('button', { name: 'دفعة جديدة' }).click();
  await dialog(page).getByLabel('الكورس').selectOption({ label: 'Grammar من الصفر' });
  await dialog(page).getByLabel('عدد الأكواد').fill('١٠');
  await dialog(page).getByLabel('اسم الدفعة أو البيّاع').fill('سنتر النور');
  await dialog(page).getByRole('button', { name: /^اعمل/ }).click();
  await heading(page, 'سنتر النور').waitFor();
  await page.getByRole('link', { name: 'اطبع الكروت' }).click();
  const card = page.locator('.code-card').first();
  const code = ((await card.locator('.code-card-code').textContent()) ?? '').replace('-', '');

  const student = await here.site.createAccount({ name: 'نور عادل', grade: 'Secondary1' });
  const phone = await here.open(`/redeem/${code}`, { as: student });
  const box = phone.getByRole('main');
  await box.getByRole('textbox').press('Enter');
  await box.getByRole('heading', { name: 'الكود اتأكد بنجاح' }).waitFor();
  await box.getByRole('link', { name: 'ابدأ الكورس' }).click();
  await phone.getByText('since ولا for؟').first().click();
  const player = playerPage(phone);
  await player.start.or(player.play).first().click();
  await soon(() => player.at()).toBeGreaterThan(0.3);
  await phone.goBack();
  await phone.getByText('امتحان الوحدة').first().click();
  const quiz = quizPage(phone);
  await quiz.count('السؤال ١ من ٢').waitFor();
  await quiz.choose('has lived');
  await quiz.next.click();
  await quiz.choose('since');
  await quiz.submit.click();
  await quiz.popup.waitFor();

  await page.goto('/teach/results');
  await page.getByRole('link', { name: 'امتحان الوحدة' }).click();
  await heading(page, 'امتحان الوحدة').waitFor();
  expect(await page.locator('.spread-figures dd').allTextContents()).toEqual(['١', '٥٠٪', '٥٠٪', '٥٠٪', '٥٠٪']);
  await page.locator('.item-head', { hasText: 'السؤال ٢' }).waitFor();

  await page.getByRole('link', { name: 'الطلبة' }).click();
  await page.getByLabel('دوّر على طالب').fill('نور');
  await page.getByRole('button', { name: 'دوّر', exact: true }).click();
  await page.getByRole('link', { name: 'نور عادل' }).click();
  await page.locator('.card-device').getByRole('button', { name: 'فضّيه' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^فضّي/ }).click();
  await page.getByText(/^فضّينا/).waitFor();
  await expect
    .poll(async () => (await here.site.database.owner`select 1 from sessions where account_id = ${student.id}`).length)
    .toBe(0);
});
