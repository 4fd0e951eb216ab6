import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@hessa/rules/auth/role';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { journey } from '../support/journey.ts';
import { axeViolations, shoot } from '../support/page-checks.ts';
import { playerPage, soon } from '../support/player-page.ts';
import { DESK } from '../support/visitor.ts';

const MEDIA = join(import.meta.dirname, '../../apps/server/src/seed/demo/media');
const FIRST_PIECE = 256 * 1024;
const here = journey();

let folder: string;
let film: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hessa-film-'));
  film = join(folder, 'درس المضارع التام.mp4');
  // A real film with room behind it that players pass over, so that it takes several pieces.
  const room = Buffer.alloc(1_500_000);
  room.writeUInt32BE(room.length);
  room.write('free', 4);
  await writeFile(film, Buffer.concat([await readFile(join(MEDIA, 'present-perfect.mp4')), room]));
});
afterAll(() => rm(folder, { recursive: true }));

const person = (role: Role) => here.site.createAccount({ role });

async function newLesson() {
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'الوحدة الأولى', lessons: [{ type: 'Video', name: 'since ولا for؟', videoUrl: null }] }],
  });
  const id = lessonId(course, 0, 0);
  return { course, id, editor: `/teach/courses/${course.id}/video/${id}` };
}

const part = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const choose = (page: Page, label: string, path: string) =>
  part(page, label).locator('input[type=file]').setInputFiles(path);
const isPiece = (request: Request) => request.method() === 'PATCH' && request.url().includes('/api/teach/uploads/');
const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);
const chosenFilm = (page: Page) => page.locator('.kept-file', { hasText: 'درس المضارع التام.mp4' });

describe('a video lesson in the console', () => {
  test('a film goes up over a line that is cut, finishes by itself, and a student watches it [T-UPL-2]', async () => {
    const { course, id, editor } = await newLesson();
    const { page, context } = await here.visit({ as: await person('teacher'), screen: DESK });
    const offsets: number[] = [];
    await page.route(
      (url) => url.pathname.startsWith('/api/teach/uploads/'),
      async (route) => {
        const piece = isPiece(route.request());
        if (piece) offsets.push(offsetOf(route.request()));
        if (!piece || offsets.length !== 2) return route.fallback();
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      },
    );
    await page.goto(editor);
    const address = page.getByLabel('لينك الفيديو');
    await address.fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ');
    await page.getByText('العنوان ده شبه يوتيوب ومش يوتيوب').waitFor();
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await address.fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByText('فيديو يوتيوب. جرّبه تحت.').waitFor();
    await page.getByRole('button', { name: 'ملف من جهازك' }).click();

    await choose(page, 'ملف الفيديو', film);
    await page.getByText('النت قطع، هنكمّل لوحدنا أول ما يرجع').waitFor();
    const [upload] = await here.site.platform.uploads.list(here.site.tenantId);
    expect(upload?.offset).toBe(FIRST_PIECE);
    await shoot(page, 'teach-upload-cut');
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await chosenFilm(page).waitFor();
    expect(offsets[2]).toBe(FIRST_PIECE);
    await soon(() => page.getByLabel('مدة الفيديو').inputValue()).toBe('0:41');

    await choose(page, 'ملف الترجمة', join(MEDIA, 'present-perfect.ar.vtt'));
    await choose(page, 'صورة الفيديو قبل ما يشتغل', join(MEDIA, 'present-perfect.webp'));
    await choose(page, 'مرفق للطالب', join(MEDIA, 'exercise-sheet.pdf'));
    await page.getByLabel('عنوان المرفق').fill('ورقة التمارين');
    // A file that arrives after the save is a new change to save.
    await expect.poll(() => page.locator('.kept-file').count()).toBe(4);
    await page.getByRole('button', { name: 'احفظ', exact: true }).dblclick();
    await page.getByText('اتحفظ', { exact: true }).waitFor();
    await seeEveryLook(page, 'teach-video-lesson');
    const saves = await here.site.database.owner`
      select 1 from audit_events where kind = 'lesson.video_edited' and details->>'lesson' = ${String(id)}`;
    expect(saves).toHaveLength(1);

    await page.getByRole('button', { name: 'شوف الدرس كطالب' }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('heading', { name: 'since ولا for؟' }).waitFor();
    await preview.getByText('ورقة التمارين').waitFor();
    await preview.locator('.player-start').click();
    await soon(() => preview.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(
      0,
    );
    await seeOneLook(page, 'teach-video-preview');

    const student = await here.school.student();
    await here.school.enrol(student, course);
    const phone = await here.openWiped(`/course/${course.id}/lesson/${id}/video`, { as: student });
    const { start, video } = playerPage(phone);
    await start.click();
    await soon(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    await phone.getByText('ورقة التمارين').waitFor();
  });

  test('after a reload the words are still there, and the same film goes on where it stopped', async () => {
    const { editor } = await newLesson();
    const page = await here.openWiped(editor, { as: await person('teacher'), screen: DESK });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('اسم الدرس').fill('since و for');
    await page.getByRole('button', { name: 'ملف من جهازك' }).click();
    await page.route(
      (url) => url.pathname.startsWith('/api/teach/uploads/'),
      (route) => (offsetOf(route.request()) > 0 ? route.abort() : route.fallback()),
    );
    await choose(page, 'ملف الفيديو', film);
    await page.getByText('النت قطع، هنكمّل لوحدنا أول ما يرجع').waitFor();
    // The line comes back after the reload: before it the upload would go on by itself.
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByText('رجّعنالك تعديل ماكنتش حفظته').waitFor();
    expect(await page.getByLabel('اسم الدرس').inputValue()).toBe('since و for');
    const goesOn = page.waitForRequest(isPiece);
    await choose(page, 'ملف الفيديو', film);
    expect(offsetOf(await goesOn)).toBe(FIRST_PIECE);
    await chosenFilm(page).waitFor();
  });

  test('what is no film is refused in words and without another try, and two who save at once are told [DESK-71, DESK-72]', async () => {
    const { id, editor } = await newLesson();
    const owner = await person('owner');
    const page = await here.openWiped(editor, { as: owner, screen: DESK });
    await page.getByRole('button', { name: 'ملف من جهازك' }).click();
    await choose(page, 'ملف الفيديو', join(MEDIA, 'exercise-sheet.pdf'));
    await page.getByText('الملف ده مش من الأنواع اللي بتنفع هنا').waitFor();
    expect(await page.getByRole('button', { name: 'جرّب تاني' }).count()).toBe(0);
    await page.getByRole('button', { name: 'لينك', exact: true }).click();
    await page.getByLabel('لينك الفيديو').fill('drive.google.com/file/d/1AbC/view');
    await page.getByText('فيديو Google Drive مش هيشتغل عند الطلبة').waitFor();
    await page.getByLabel('لينك الفيديو').fill('');

    const other = here.site.client();
    await other.login(owner);
    await page.getByLabel('اسم الدرس').fill('اسم من عندي');
    const saved = await other.call('PUT /api/teach/lessons/{lessonId}/video', {
      params: { lessonId: id },
      body: {
        version: 1,
        name: 'اسم من زميلي',
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        videoMediaId: null,
        captionsMediaId: null,
        posterMediaId: null,
        durationSeconds: null,
        attachmentMediaId: null,
        attachmentTitle: null,
      },
    });
    expect(saved.status, saved.text).toBe(200);
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await page.getByText('حد تاني حفظ تعديل هنا وإنت بتكتب').waitFor();
    await page.locator('.their-video', { hasText: 'اسم من زميلي' }).waitFor();
    await page.getByRole('button', { name: 'احفظ كلامي مكانها' }).click();
    await page.getByText('اتحفظ', { exact: true }).waitFor();
    const { body } = await other.call('GET /api/teach/lessons/{lessonId}/video', { params: { lessonId: id } });
    expect(body.data.name).toBe('اسم من عندي');
  });

  test('an assistant finds no lesson to edit', async () => {
    const { editor } = await newLesson();
    const page = await here.openWiped(editor, { as: await person('assistant') });
    await page.getByRole('heading', { level: 1, name: 'الصفحة دي مش من صلاحياتك' }).waitFor();
    expect(await page.getByLabel('اسم الدرس').count()).toBe(0);
  });
});
