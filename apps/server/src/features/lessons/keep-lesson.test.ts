import { webcrypto } from 'node:crypto';
import { readGrant } from '@hessa/rules/media/kept/kept-grant';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, DAY, lessonId } from '../../testing/test-school.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { pieceKey } from '../media/films/seal-pieces.ts';
import { type StoredFilm, storedFilm } from '../media/films/stored-film.fixture.ts';

const { subtle } = webcrypto;
const KEEP = 'POST /api/Student/kept-lessons';

const platform = await sharedPlatform();
const school = createTestSchool(platform);
let film: StoredFilm;
let pair: webcrypto.CryptoKeyPair;
let phoneKey: string;
beforeAll(async () => {
  film = await storedFilm(platform);
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  pair = (await subtle.generateKey(algorithm, false, ['wrapKey', 'unwrapKey'])) as webcrypto.CryptoKeyPair;
  phoneKey = Buffer.from(await subtle.exportKey('spki', pair.publicKey)).toString('base64');
});

const watched = (ago = 0, openToAll = false) =>
  school.enrolled(
    { name: 'Grammar', openToAll, units: [{ lessons: [{ type: 'Video', name: 'since', videoMediaId: film.filmId }] }] },
    ago,
  );

type Watched = Awaited<ReturnType<typeof watched>>;
const keep = ({ phone, course }: Watched, more: object = {}) =>
  phone.call(KEEP, { body: { lessonId: lessonId(course, 0, 0), lines: 360, phoneKey, ...more } });

/** The keys as the phone's browser opens them, by the grant as it is shown. */
async function openKeys({ sealedKey, keys }: { sealedKey: string; keys: string[] }, grant: string) {
  const sealed = Buffer.from(sealedKey, 'base64');
  const key = await subtle.unwrapKey('raw', sealed, pair.privateKey, 'RSA-OAEP', 'AES-GCM', false, ['decrypt']);
  return Promise.all(
    keys.map((text, period) => {
      const iv = Buffer.alloc(12);
      iv.writeUInt32BE(period, 8);
      const opening = { name: 'AES-GCM', iv, additionalData: Buffer.from(grant) };
      return subtle.decrypt(opening, key, Buffer.from(text, 'base64')).then((bytes) => Buffer.from(bytes));
    }),
  );
}

describe('a lesson for the phone', () => {
  test('comes with its pieces, an end, and keys that only this phone opens and only with that end [FILM-17, FILM-19]', async () => {
    const who = await watched();
    const { status, body } = await keep(who);
    expect(status).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({
      lessonName: 'since',
      courseName: 'Grammar',
      courseId: who.course.id,
      mediaId: film.mediaId,
    });
    expect(data.pieces).toHaveLength(25);
    const now = platform.clock.now().getTime();
    expect(readGrant(data.grant)).toEqual({
      accountId: who.student.id,
      lessonId: lessonId(who.course, 0, 0),
      mediaId: film.mediaId,
      givenAt: now,
      until: now + 7 * DAY,
      endsAt: now + 7 * DAY,
    });
    const wanted = [0, 1].map((period) => pieceKey(film.secret, film.mediaId, period));
    expect(await openKeys(data, data.grant)).toEqual(wanted);
    const later = data.grant.replaceAll(String(now + 7 * DAY), String(now + 70 * DAY));
    await expect(openKeys(data, later)).rejects.toThrow();
    const [bytes] = data.pieces[0];
    expect((await who.phone.request(`${data.folder}/0-${bytes - 1}.ts`)).bytes).toHaveLength(bytes);
  });

  test('that never closes is asked for again within thirty days [FILM-19]', async () => {
    const grant = readGrant((await keep(await watched(0, true))).body.data.grant);
    expect(grant).toMatchObject({ endsAt: null, until: platform.clock.now().getTime() + 30 * DAY });
  });

  const refused: [string, number, string, (who: Watched) => Promise<unknown>, object?][] = [
    ['logged out', 401, 'session.expired', ({ phone }) => phone.call('POST /api/Auth/logout')],
    ['lost the course', 403, 'course.not_enrolled', ({ student }) => revoke(student.id)],
    ['asks for a quality that is not there', 409, 'lesson.cannot_be_kept', async () => {}, { lines: 720 }],
    ['asks for the sound of a film without one', 409, 'lesson.cannot_be_kept', async () => {}, { lines: null }],
    ['shows bytes that are no key', 409, 'lesson.cannot_be_kept', async () => {}, { phoneKey: 'A'.repeat(392) }],
  ];
  test.each(refused)('is not given to who %s [FILM-20]', async (_who, status, code, before, more) => {
    const who = await watched();
    await before(who);
    const answer = await keep(who, more);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('is not given once its unit has ended [FILM-20]', async () => {
    expect((await keep(await watched(8 * DAY))).body.code).toBe('lesson.ended');
  });

  test('is not given of a video that is no film of ours [FILM-20]', async () => {
    const { course, phone } = await school.enrolled({ units: [{ lessons: [{ type: 'Video' }, { type: 'Quiz' }] }] });
    const ask = (at: number) => askFor(phone, lessonId(course, 0, at));
    expect((await ask(0)).body.code).toBe('lesson.cannot_be_kept');
    expect((await ask(1)).body.code).toBe('lesson.not_a_video');
  });
});

const askFor = (phone: TestClient, lesson: number) =>
  phone.call(KEEP, { body: { lessonId: lesson, lines: 360, phoneKey } });

const revoke = (studentId: string) =>
  platform.withTenant(platform.tenantId, (tx) => tx.delete(enrolments).where(eq(enrolments.studentId, studentId)));
