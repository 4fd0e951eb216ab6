import { describe, expect, test } from 'vitest';
import { storedFile } from '../../apps/server/src/features/media/stored-file.fixture.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { loginPage } from '../support/login-page.ts';
import { loseReply } from '../support/quiz-page.ts';
import { DESK } from '../support/visitor.ts';

const travel = journey();

async function withTemporaryPassword() {
  const student = await travel.site.createAccount();
  const teacher = travel.site.client();
  await teacher.login(await travel.site.createAccount({ role: 'teacher' }));
  const told = await teacher.call('POST /api/teach/students/{studentId}/temporary-password', {
    params: { studentId: student.id },
  });
  return { ...student, password: String(told.body.password) };
}

describe('a temporary password', () => {
  test('leads to a new one right after signing in, and then to where the student was heading [TRUST-06, TRUST-108, T-CON-6]', async () => {
    const student = await withTemporaryPassword();
    const page = await travel.open('/enrolled-courses');
    await page.waitForURL('**/login');
    await loginPage(page).signIn(student);
    await page.waitForURL('**/choose-password');
    await seeEveryLook(page, 'choose-password');
    // A reload, or another page, leads back to the step that is owed and never to the login.
    await page.reload();
    await awake(page);
    await page.getByRole('heading', { level: 1, name: 'اختار كلمة سر بتاعتك' }).waitFor();
    await page.goto(new URL('/enrolled-courses', page.url()).href);
    await page.waitForURL('**/choose-password');
    const first = page.getByLabel('كلمة السر الجديدة', { exact: true });
    const again = page.getByLabel('تأكيد كلمة السر', { exact: true });
    const save = page.getByRole('button', { name: 'احفظ كلمة السر' });
    await first.fill(student.password);
    await again.fill(student.password);
    await save.click();
    await page.getByText('دي نفس كلمة السر المؤقتة. اختار واحدة جديدة.').waitFor();
    await first.fill('kitabi-ana-bas');
    await again.fill('kitabi-ana');
    await save.click();
    await page.getByText('كلمة السر وتأكيدها مش زي بعض.').waitFor();
    await again.fill('kitabi-ana-bas');
    await save.click();
    await page.getByRole('link', { name: 'يلا نكمّل' }).click();
    await page.waitForURL('**/enrolled-courses');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('that was changed by a press whose answer was lost is asked for no more [LEARN-158]', async () => {
    const student = await withTemporaryPassword();
    const page = await travel.open('/enrolled-courses');
    await page.waitForURL('**/login');
    await loginPage(page).signIn(student);
    await page.waitForURL('**/choose-password');
    await loseReply(page, '**/api/Student/choose-password');
    await page.getByLabel('كلمة السر الجديدة', { exact: true }).fill('kitabi-ana-bas');
    await page.getByLabel('تأكيد كلمة السر', { exact: true }).fill('kitabi-ana-bas');
    const save = page.getByRole('button', { name: 'احفظ كلمة السر' });
    await save.click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/api/Student/choose-password');
    await save.click();
    await page.getByText('كلمة السر اتغيّرت خلاص').waitFor();
    await seeOneLook(page, 'choose-password-done-before');
    await page.getByRole('link', { name: 'يلا نكمّل' }).click();
    await page.waitForURL('**/enrolled-courses');
    expect((await travel.site.client().login({ ...student, password: 'kitabi-ana-bas' })).status).toBe(200);
  });

  test('opens no page on the way round [TRUST-06]', async () => {
    const student = await withTemporaryPassword();
    const page = await travel.open('/profile', { as: student });
    await page.waitForURL('**/login');
  });
});

describe('logging out', () => {
  test('clears what the browser cached of private files, and keeps the worker, the device and unsent work [TRUST-05]', async () => {
    const image = await storedFile(travel.site, { contentType: 'image/webp' });
    const { course, student } = await travel.school.enrolled({
      units: [{ lessons: [{ type: 'Quiz', questions: [{ imageMediaId: image }] }] }],
    });
    const { page, context } = await travel.visit({ as: student, worker: true, screen: DESK });
    await page.goto('/enrolled-courses');
    await awake(page);
    await page.evaluate(async () => {
      localStorage.setItem('unsent-of-somebody', 'kept');
      await navigator.serviceWorker.ready;
    });
    const link = await page.evaluate(
      async (id) => {
        const headers = {
          'x-tenant-id': document.querySelector<HTMLMetaElement>('meta[name="tenant"]')?.content ?? '',
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          deviceid: localStorage.getItem('app_device_id') ?? '',
        };
        const reply = await fetch(`/api/Student/contentlesson/${id}`, { headers });
        return ((await reply.json()) as { data: { imageUrl: string }[] }).data[0]?.imageUrl ?? '';
      },
      lessonId(course, 0, 0),
    );
    expect(link).toContain('/media/');
    const cached = () =>
      page.evaluate(
        (url) =>
          fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        link,
      );
    await page.evaluate((url) => fetch(url).then((reply) => reply.blob()), link);
    await expect.poll(cached).toBe(true);
    await page.getByRole('button', { name: 'خروج' }).first().click();
    await expect.poll(cached).toBe(false);
    const left = await page.evaluate(async () => ({
      unsent: localStorage.getItem('unsent-of-somebody'),
      worker: (await navigator.serviceWorker.getRegistration()) !== undefined,
    }));
    expect(left).toEqual({ unsent: 'kept', worker: true });
    expect((await context.cookies()).filter(({ name }) => name.startsWith('hessa_device_'))).toHaveLength(1);
  });
});
