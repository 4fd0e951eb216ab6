import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCodes } from '../features/codes/make-codes.ts';
import { storedFile } from '../features/media/stored-file.fixture.ts';
import { authenticatorCode } from '../features/team/second-factor/authenticator.fixture.ts';
import { rotateKeys } from '../platform/keys/change-keys.ts';
import { useCheapPasswords } from '../testing/cheap-passwords.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createTestSchool, lessonId, type TestSchool } from '../testing/test-school.ts';
import { until } from '../testing/until.ts';
import type { RunningPlatform } from './start-platform.ts';

const HESSA_KEY = 'words of the operator, thirty-two of them';
const HOUR = 3_600_000;

describe('keys that are rotated while two servers run', () => {
  let platform: TestPlatform;
  let beside: RunningPlatform;
  let school: TestSchool;
  beforeAll(async () => {
    platform = await startTestPlatform({ variables: { HESSA_KEY, LOG_LEVEL: 'debug' } });
    useCheapPasswords(platform);
    school = createTestSchool(platform);
    beside = await platform.startBeside();
  });
  afterAll(() => platform.stop());

  /** The same phone, answered by the other server from here on. */
  const atOtherServer = (phone: TestClient): TestClient => {
    const { deviceId, token, address } = phone;
    return Object.assign(createTestClient(beside.app, platform.tenantId), {
      ...{ deviceId, token, address },
      cookies: phone.cookies,
    });
  };

  async function rotate(): Promise<void> {
    const { sealsFrom } = await rotateKeys(platform.database.ownerUrl, HESSA_KEY, platform.clock.now());
    const before = platform.platform.secrets.all.length;
    await until(() => [platform.platform, beside.platform].every(({ secrets }) => secrets.all.length > before));
    platform.clock.advance(sealsFrom.getTime() - platform.clock.now().getTime());
  }

  test('printed codes, open sessions, links, authenticators and papers go on, on either server [MACH-04, MACH-05]', async () => {
    const video = await storedFile(platform);
    const questions = Array.from({ length: 6 }, () => ({}));
    const { course, phone } = await school.enrolled({
      units: [
        {
          lessons: [
            { type: 'Video', videoMediaId: video },
            { type: 'Quiz', questions },
          ],
        },
      ],
    });
    const read = (client: TestClient, lesson: number) =>
      client.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, lesson) } });
    const { videoUrl } = (await read(phone, 0)).body.data;
    const paper = (await read(phone, 1)).body.data;
    const code = await school.courseCode(await school.makeCourse());
    const owner = await platform.createAccount({ role: 'owner' });
    const desk = platform.client();
    await desk.login(owner);
    const begun = await desk.call('POST /api/teach/second-factor/begin', { body: { password: owner.password } });
    const totp = () => authenticatorCode(begun.body.data.secret, platform.clock.now());
    const confirmed = await desk.call('POST /api/teach/second-factor/confirm', { body: { code: totp() } });
    const [recovery = ''] = confirmed.body.data.recoveryCodes;

    const { current: before } = platform.platform.secrets;
    await rotate();
    expect(platform.platform.secrets.current).not.toEqual(before);
    expect(beside.platform.secrets.current).toEqual(platform.platform.secrets.current);

    for (const client of [phone, atOtherServer(phone)]) {
      expect((await client.request(videoUrl)).text).toBe('0123456789');
      expect((await read(client, 1)).body.data).toEqual(paper);
      const fresh = (await read(client, 0)).body.data.videoUrl;
      expect(fresh).not.toBe(videoUrl);
      expect((await atOtherServer(phone).request(fresh)).status).toBe(200);
    }
    for (const secondFactor of [recovery, totp()]) {
      platform.clock.advance(30_000);
      const signedIn = await createTestClient(beside.app, platform.tenantId).call('POST /api/Auth/login', {
        body: {
          ...{ EmailorMobile: owner.email, password: owner.password },
          secondFactor: secondFactor === recovery ? recovery : totp(),
        },
      });
      expect(signedIn.status, signedIn.text).toBe(200);
    }
    const redeemed = await atOtherServer(phone).call('POST /api/Student/add-course-by-code', { query: { Code: code } });
    expect(redeemed.status, redeemed.text).toBe(200);

    // By the key that is over, nothing that was to live for hours opens once those hours are over.
    platform.clock.advance(6 * HOUR + 60_001);
    expect((await phone.request(videoUrl)).status).toBe(403);
  });

  test('a link for a forgotten password opens under the keys after those it was made with [MACH-04]', async () => {
    const student = await school.student();
    const teacher = await platform.createAccount({ role: 'teacher' });
    const desk = platform.client();
    await desk.login(teacher);
    const { body } = await desk.call('POST /api/teach/desk/students/{studentId}/password-link', {
      params: { studentId: student.id },
    });
    await rotate();
    const [newPassword, confirmPassword] = ['kalima-gedida-9', 'kalima-gedida-9'];
    const used = await createTestClient(beside.app, platform.tenantId).call('POST /api/Auth/password-link', {
      body: { key: body.data.key, newPassword, confirmPassword },
    });
    expect(used.status, used.text).toBe(200);
  });

  test('no code is made a second time under newer keys [MACH-04]', async () => {
    const course = await school.makeCourse();
    const known = await school.courseCode(course);
    await rotate();
    const next = [known, known, 'ABCD2345'].values();
    const made = await platform.withTenant(platform.tenantId, (tx) =>
      makeCodes(
        ...([tx, platform.platform.secrets, platform.tenantId] as const),
        { kind: 'course', courseId: course.id, size: 1 },
        platform.clock.now(),
        { source: () => next.next().value ?? '' },
      ),
    );
    expect(made).toEqual(['ABCD2345']);
  });

  test('HESSA_KEY and the keys stand in no line of the log [MACH-03]', () => {
    const log = platform.logLines.join('\n');
    expect(log).toContain('request');
    const { all } = platform.platform.secrets;
    for (const secret of [HESSA_KEY, ...all.flatMap((keys) => Object.values(keys))]) expect(log).not.toContain(secret);
  });
});
