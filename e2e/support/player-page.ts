import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedFile } from '../../apps/server/src/features/media/stored-file.fixture.ts';
import { readDemoFilms, recordDemoFilms } from '../../apps/server/src/seed/demo-films.ts';
import type { NewLesson } from '../../apps/server/src/seed/new-course.ts';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { readMedia, recordMedia, writeMedia } from '../../apps/server/src/seed/store-media.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import type { Journey } from './journey.ts';

const MEDIA = join(import.meta.dirname, '../../apps/server/src/seed/demo/media');

/** A video needs its bytes and its decoder: on a busy machine that takes longer than a click. */
export const soon = <T>(look: () => T) => expect.poll(look, { timeout: 60_000 });

export interface Watcher {
  address: string;
  lessonId: number;
  account: { id: string; email: string; password: string };
}

type Video = Omit<Extract<NewLesson, { type: 'Video' }>, 'type'>;

/** A student in a course whose first lesson is this video. */
export async function newWatcher(travel: Journey, video: Video, somebody?: Watcher['account']): Promise<Watcher> {
  const lessons: NewLesson[] = [{ type: 'Video', name: 'since ولا for؟', ...video }, { type: 'Quiz' }];
  const course = await travel.school.makeCourse({ name: 'Grammar من الصفر', units: [{ lessons }] });
  const account = somebody ?? (await travel.site.createAccount());
  // Not signed in anywhere yet: the account's two devices are the test's.
  await travel.site.withTenant(travel.site.tenantId, (tx) =>
    newEnrolment(tx, travel.site.tenantId, account.id, course.id, travel.site.clock.now()),
  );
  const lesson = lessonId(course, 0, 0);
  return { address: `/course/${course.id}/lesson/${lesson}/video`, lessonId: lesson, account };
}

/** A real file of the demo with its captions and its poster. */
export async function storedVideo({ site }: Pick<Journey, 'site'>, name = 'present-perfect'): Promise<Video> {
  const store = async (file: string, contentType: string) =>
    storedFile(site, { bytes: await readFile(join(MEDIA, file)), contentType, fileName: file });
  return {
    videoMediaId: await store(`${name}.mp4`, 'video/mp4'),
    captionsMediaId: await store(`${name}.ar.vtt`, 'text/vtt; charset=utf-8'),
    posterMediaId: await store(`${name}.webp`, 'image/webp'),
    durationSeconds: 41,
  };
}

/** The same as it is streamed: made in two qualities and its sound alone, with its pictures and its words. */
export async function storedStream({ site }: Pick<Journey, 'site'>, name = 'present-perfect'): Promise<Video> {
  const { tenantId } = site;
  const media = await readMedia(MEDIA, [`${name}.mp4`, `${name}.ar.vtt`, `${name}.webp`]);
  const films = await readDemoFilms(MEDIA, media, site.clock.now());
  const files = [...media.values(), ...films.flatMap((film) => film.files)];
  await writeMedia(site.platform.files, tenantId, files);
  await site.withTenant(tenantId, async (tx) => {
    const told = files.map((file) => ({ ...file, open: false }));
    await recordMedia(tx, tenantId, told, site.clock.now());
    await recordDemoFilms(tx, tenantId, films);
  });
  const idOf = (ending: string) => media.get(`${name}.${ending}`)?.id ?? null;
  return { videoMediaId: idOf('mp4'), captionsMediaId: idOf('ar.vtt'), posterMediaId: idOf('webp') };
}

/** The player by what a person sees of it. */
export function playerPage(page: Page) {
  const player = page.getByRole('region', { name: 'مشغّل الفيديو' });
  const video = player.locator('video');
  return {
    player,
    video,
    start: player.locator('.player-start'),
    play: player.getByRole('button', { name: 'شغّل', exact: true }),
    pause: player.getByRole('button', { name: 'وقّف', exact: true }),
    position: player.getByRole('slider', { name: 'مكانك في الفيديو' }),
    loudness: player.getByRole('slider', { name: 'مستوى الصوت' }),
    speed: player.getByRole('button', { name: /^السرعة/ }),
    quality: player.getByRole('button', { name: /^الجودة/ }),
    captions: player.getByRole('button', { name: 'الترجمة المكتوبة' }),
    fullscreen: player.getByRole('button', { name: 'ملء الشاشة' }),
    finish: player.getByRole('button', { name: 'خلصت الفيديو' }),
    quiet: player.and(page.locator('.player-quiet')),
    at: () => video.evaluate((element: HTMLVideoElement) => element.currentTime),
    paused: () => video.evaluate((element: HTMLVideoElement) => element.paused),
    volume: () => video.evaluate((element: HTMLVideoElement) => (element.muted ? 0 : element.volume)),
  };
}
