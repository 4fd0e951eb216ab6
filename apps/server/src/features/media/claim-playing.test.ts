import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';
import { storedFile } from './stored-file.fixture.ts';

const HEARTBEAT_MS = 30_000;
const SECOND = 1000;

const platform = await sharedPlatform();
const school = createTestSchool(platform);

const say = async (client: TestClient, state: 'started' | 'playing' | 'stopped') =>
  (await client.call('POST /api/Student/playing', { body: { state } })).body;

/** One student with a phone and a laptop in front of the same lesson. */
async function twoDevices() {
  const sheet = await storedFile(platform, { contentType: 'application/pdf' });
  const { course, student, phone } = await school.enrolled({
    units: [
      {
        lessons: [
          {
            type: 'Video',
            videoMediaId: await storedFile(platform),
            attachment: { title: 'Sheet', mediaId: sheet },
          },
        ],
      },
    ],
  });
  const laptop = platform.client();
  laptop.headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
  await laptop.login(student);
  const device = async (client: typeof phone) => {
    const id = lessonId(course, 0, 0);
    const { body } = await client.call('GET /Student/contentlesson/{id}', { params: { id } });
    return {
      start: () => say(client, 'started'),
      goOn: () => say(client, 'playing'),
      stop: () => say(client, 'stopped'),
      film: async () => (await client.request(body.data.videoUrl)).status,
      sheet: async () => (await client.request(body.data.attachmentUrl)).status,
    };
  };
  return { phone: await device(phone), laptop: await device(laptop), clients: { phone, laptop } };
}

describe('one playing video an account', () => {
  test('starting on a second device ends the first within a minute, and says on which device it plays now [TRUST-04, T-DEV-7]', async () => {
    const { phone, laptop } = await twoDevices();
    expect(await phone.start()).toMatchObject({ here: true, device: null });
    expect(await phone.film()).toBe(200);
    expect(await laptop.start()).toMatchObject({ here: true });
    platform.clock.advance(HEARTBEAT_MS);
    expect(await laptop.goOn()).toMatchObject({ here: true });
    expect(await phone.goOn()).toMatchObject({ here: false, device: 'Windows Chrome' });
    expect([await phone.film(), await laptop.film()]).toEqual([409, 200]);
  });

  test('the film itself is refused to the first device, sheets are not; one press takes it back [TRUST-04, T-DEV-7]', async () => {
    const { phone, laptop } = await twoDevices();
    await phone.start();
    await laptop.start();
    platform.clock.advance(5 * SECOND);
    expect([await phone.film(), await phone.sheet()]).toEqual([409, 200]);
    expect(await phone.start()).toMatchObject({ here: true });
    expect(await phone.film()).toBe(200);
    platform.clock.advance(5 * SECOND);
    expect(await laptop.film()).toBe(409);
    expect(await laptop.goOn()).toMatchObject({ here: false });
  });

  test('a device that fell silent for a minute holds nothing, and who logged out holds nothing at once [TRUST-04, T-DEV-7]', async () => {
    const { phone, laptop, clients } = await twoDevices();
    await phone.start();
    platform.clock.advance(59 * SECOND);
    expect(await laptop.goOn()).toMatchObject({ here: false });
    platform.clock.advance(SECOND);
    expect(await laptop.film()).toBe(200);
    expect(await laptop.goOn()).toMatchObject({ here: true });
    expect(await phone.goOn()).toMatchObject({ here: false });
    await clients.laptop.call('POST /api/Auth/logout');
    expect(await phone.goOn()).toMatchObject({ here: true });
  });

  test('a pause gives it back, and a device that lost it gives nothing back [TRUST-04, T-DEV-7]', async () => {
    const { phone, laptop } = await twoDevices();
    await phone.start();
    expect(await phone.stop()).toMatchObject({ here: true });
    expect(await laptop.goOn()).toMatchObject({ here: true });
    expect(await phone.stop()).toMatchObject({ here: false });
    expect(await laptop.goOn()).toMatchObject({ here: true });
  });

  test('two presses at the same moment leave one device playing, and another account’s players are its own [TRUST-04, T-DEV-7]', async () => {
    const { phone, laptop } = await twoDevices();
    const stranger = await twoDevices();
    await stranger.phone.start();
    await Promise.all([phone.start(), laptop.start()]);
    const rows = await platform.database.owner`
      select count(*)::int as playing from sessions where playing_at is not null group by account_id`;
    expect(rows.map(({ playing }) => playing)).toEqual(rows.map(() => 1));
    expect(await stranger.phone.goOn()).toMatchObject({ here: true });
  });
});
