import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sessions } from '../../apps/server/src/features/auth/sessions-table.ts';
import { enrolments } from '../../apps/server/src/features/enrolment/enrolments-table.ts';
import { drawnPieces, storedFilm } from '../../apps/server/src/features/media/films/stored-film.fixture.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { DAY, lessonId } from '../../apps/server/src/testing/test-school.ts';
import { seeEveryLook, seeOneLook } from '../support/every-look.ts';
import { awake, journey } from '../support/journey.ts';
import { keepLogin } from '../support/keep-login.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { playerPage, soon } from '../support/player-page.ts';

const here = journey();
const LESSON = 'since ولا for؟';

interface Made {
  /** Pieces after so many are not answered, until nobody wants them any more. */
  heldFrom?: number;
  letGo?: boolean;
  /** The phone has no room for more pieces than this. */
  fullFrom?: number;
  /** The page is not told of a line that is back. */
  deaf?: boolean;
}

const make = (page: Page, made: Made) => page.evaluate((wanted) => void Object.assign(globalThis, wanted), made);

/** Notes which pieces are asked for and obeys `make`; a clock of yesterday for who asks for it. */
function inThePage() {
  const made = globalThis as Made;
  const ask = fetch;
  const asked = () => JSON.parse(sessionStorage.getItem('asked') ?? '[]') as string[];
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    if (address.endsWith('.ts')) {
      sessionStorage.setItem('asked', JSON.stringify([...asked(), address.replace(/^.*\//, '')]));
      if (new Set(asked()).size > (made.heldFrom ?? Number.POSITIVE_INFINITY)) {
        return new Promise((_, refuse) =>
          init?.signal?.addEventListener('abort', () => {
            made.letGo = true;
            refuse(new TypeError('held'));
          }),
        );
      }
    }
    return ask(input, init);
  };
  addEventListener('online', (event) => made.deaf && event.stopImmediatePropagation());
  const put = Cache.prototype.put;
  Cache.prototype.put = async function (name, answer) {
    if (
      /^\/kept\/.+\/\d+$/.test(String(name)) &&
      (await this.keys()).length >= (made.fullFrom ?? Number.POSITIVE_INFINITY)
    ) {
      throw new DOMException('no room', 'QuotaExceededError');
    }
    return put.call(this, name, answer);
  };
  const now = Date.now;
  if (sessionStorage.getItem('yesterday')) Date.now = () => now() - 24 * 60 * 60 * 1000;
}

const askedPieces = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('asked') ?? '[]') as string[]);

/** What lies on the phone of kept lessons: their pieces, their records and keys, and the note that there are some. */
const onThePhone = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).filter((name) => name.startsWith('hessa-kept-'));
    const stored = await new Promise<[string, string][]>((resolve) => {
      const opening = indexedDB.open('hessa-private');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result as [string, string][]);
        };
      };
    });
    return { caching, stored: stored.map(([, name]) => name), listed: localStorage.getItem('kept_lessons') };
  });

const keptOnThePhone = async (page: Page) => {
  const { caching, stored, listed } = await onThePhone(page);
  return { caching, stored: stored.filter((name) => name.startsWith('kept-lesson ')), listed };
};

/** How many kept lessons must be asked about as soon as there is a line. */
const renewalsOwed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('hessa-private');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter(({ value }) => value?.renewedAt === 0).length);
          };
        };
      }),
  );

const NOTHING = { caching: [], stored: [], listed: null };

const heldPieces = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hessa-kept-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => /\/\d+$/.test(url)).length;
  });

test('a lesson is kept on the phone, goes on where it was killed, plays without a line, and is gone with the right to it, by a press and at logout [FILM-17, FILM-18, FILM-19, FILM-20, FILM-21, LEARN-218, LEARN-235, LEARN-297]', async () => {
  const { site } = here;
  const { filmId } = await storedFilm(site, { pieces: drawnPieces(10) });
  const course = await here.school.makeCourse({
    name: 'Grammar من الصفر',
    units: [{ name: 'الوحدة الأولى', lessons: [{ type: 'Video', name: LESSON, videoMediaId: filmId }] }],
  });
  const student = await site.createAccount();
  const enrol = () =>
    site.withTenant(site.tenantId, (tx) => newEnrolment(tx, site.tenantId, student.id, course.id, site.clock.now()));
  const ofStudent = and(eq(enrolments.tenantId, site.tenantId), eq(enrolments.studentId, student.id));
  const revoke = () => site.withTenant(site.tenantId, (tx) => tx.delete(enrolments).where(ofStudent));
  const longAgo = new Date(site.clock.now().getTime() - 8 * DAY);
  await enrol();
  const address = `/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`;
  const { page, context } = await here.visit({
    worker: true,
    as: student,
    before: (tab) => tab.addInitScript(inThePage),
  });
  await page.goto(address);
  await awake(page);
  const { start, at, video } = playerPage(page);
  const card = page.getByRole('region', { name: 'الحصة من غير نت' });
  const keep = card.getByRole('button', { name: /حمّل الحصة/ });
  const whole = card.getByText('باقي ٦ أيام');

  // Its size stands there before; it stops when it is told to, and what is there stays.
  await keep.getByText(/حوالي [٠-٩]+ (كيلو|ميجا)/).waitFor();
  await seeEveryLook(page, 'lesson-to-keep');
  await make(page, { heldFrom: 2 });
  await keep.click();
  await card.getByText('بتتحمّل', { exact: true }).waitFor();
  // The list of what is kept opens without a line from now on, though nobody has looked at it.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-lessons')))).toBe(true);
  await expect.poll(() => heldPieces(page)).toBe(2);
  await card.getByRole('button', { name: `وقّف تحميل ${LESSON}` }).click();
  await card.getByText('واقفة').waitFor();
  await card.getByRole('button', { name: `كمّل تحميل ${LESSON}` }).click();
  await card.getByText('بتتحمّل', { exact: true }).waitFor();
  await seeOneLook(page, 'lesson-coming');

  // Killed in the middle of a piece: it goes on by itself, and asks for nothing that it had.
  await expect.poll(async () => (await askedPieces(page)).length).toBe(4);
  await page.evaluate(() => sessionStorage.removeItem('asked'));
  await page.reload();
  await whole.waitFor();
  expect(new Set(await askedPieces(page)).size).toBe(3);
  expect(await askedPieces(page)).toHaveLength(3);
  expect(await heldPieces(page)).toBe(5);

  await card.getByRole('link', { name: 'كل الحصص اللي على جهازك' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'حصص على جهازي' });
  await heading.waitFor();
  await page.getByText('حصة واحدة، حوالي').waitFor();
  await page.getByText('مسموح لحد ٥٠٠ ميجا').waitFor();
  await seeEveryLook(page, 'kept-lessons');

  await cutLine(page);
  await page.reload();
  await heading.waitFor();
  await awake(page);
  // Nor does logging out need a line: what it costs is asked first.
  await page.getByRole('button', { name: 'افتح القائمة' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
  const cost = page.getByRole('dialog', { name: 'عندك حصة على الجهاز' });
  await cost.getByRole('button', { name: 'لأ، خلاص' }).click();
  await cost.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: LESSON }).click();
  await page.getByText('شغّالة من جهازك').waitFor();
  await start.click();
  await soon(at).toBeGreaterThan(2.5);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(360);

  // A clock that was set back opens nothing.
  await page.evaluate(() => sessionStorage.setItem('yesterday', 'yes'));
  await page.goto('/kept-lessons');
  await page.getByText('ساعة الجهاز راجعة لورا').waitFor();
  await page.evaluate(() => sessionStorage.removeItem('yesterday'));

  // The right to it is taken away: gone as soon as there is a line.
  await revoke();
  await page.goto('/kept-lessons');
  await page.getByText('باقي ٦ أيام').waitFor();
  await mendLine(page);
  await page.getByText('لسه محمّلتش حصص').waitFor();
  await expect.poll(() => keptOnThePhone(page)).toEqual(NOTHING);

  // A phone that is full in the middle says so, keeps what it has, and goes on when there is room.
  await enrol();
  await page.goto(address);
  await awake(page);
  await make(page, { fullFrom: 2 });
  await keep.click();
  await card.getByText('الجهاز مليان. فضّي مكان وكمّل، واللي نزل محفوظ.').waitFor();
  expect(await heldPieces(page)).toBe(2);
  await make(page, { fullFrom: 99 });
  await card.getByRole('button', { name: `كمّل تحميل ${LESSON}` }).click();
  await whole.waitFor();
  expect(await heldPieces(page)).toBe(5);
  // From now on it costs nothing here, without opening the page anew.
  await page.getByText('شغّالة من جهازك').waitFor();
  await seeEveryLook(page, 'lesson-kept');

  // A page that opens after the line was away asks too, however lately another one did; what has ended does not play.
  await cutLine(page);
  await page.reload();
  await page.getByText('شغّالة من جهازك').waitFor();
  await expect.poll(() => renewalsOwed(page)).toBe(1);
  await make(page, { deaf: true });
  await page.evaluate(() => sessionStorage.removeItem('line'));
  await site.withTenant(site.tenantId, (tx) => tx.update(enrolments).set({ enrolledAt: longAgo }).where(ofStudent));
  await context.setOffline(false);
  await page.goto('/kept-lessons');
  await page.getByText('انتهت، امسحها ووفّر المساحة').waitFor();

  await awake(page);
  await page.getByRole('button', { name: `امسح ${LESSON} من الجهاز` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'امسح الحصة' }).click();
  await page.getByText('لسه محمّلتش حصص').waitFor();
  await expect.poll(() => keptOnThePhone(page)).toEqual(NOTHING);

  // Logging out takes all of it away, also what another tab is just fetching.
  await revoke();
  await enrol();
  await page.goto(address);
  await awake(page);
  await page.evaluate(() => sessionStorage.removeItem('asked'));
  await make(page, { heldFrom: 2 });
  await keep.click();
  await expect.poll(async () => (await askedPieces(page)).length).toBe(3);
  const other = await context.newPage();
  await other.goto('/kept-lessons');
  await other.getByRole('link', { name: LESSON }).waitFor();
  await awake(other);
  await other.getByRole('button', { name: 'افتح القائمة' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
  // Which is asked about first.
  const asked = other.getByRole('dialog', { name: 'عندك حصة على الجهاز' });
  await asked.waitFor();
  await seeEveryLook(other, 'logout-kept');
  await asked.getByRole('button', { name: 'لأ، خلاص' }).click();
  await asked.waitFor({ state: 'detached' });
  expect((await keptOnThePhone(other)).stored).toHaveLength(1);
  await other.getByRole('dialog').getByRole('button', { name: 'خروج' }).click();
  await asked.getByRole('button', { name: 'اخرج وامسحها' }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as Made).letGo)).toBe(true);
  await expect.poll(() => onThePhone(page)).toEqual(NOTHING);
  await other.close();

  // So does a login that was ended elsewhere.
  await keepLogin(context, site, student);
  await page.goto(address);
  await awake(page);
  await keep.click();
  await whole.waitFor();
  await site.withTenant(site.tenantId, (tx) => tx.delete(sessions).where(eq(sessions.accountId, student.id)));
  await page.goto('/kept-lessons');
  await expect.poll(() => onThePhone(page)).toEqual(NOTHING);
}, 240_000);
