import type { Role } from '@hessa/rules/auth/role';
import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const platform = await sharedPlatform();

/** A platform of its own with somebody at its console, so that no test meets another's version. */
async function office(role: Role = 'owner') {
  const tenantId = await platform.makeTenant();
  const staff = platform.client(tenantId);
  const account = await platform.createAccount({ role }, tenantId);
  await staff.login(account);
  return { tenantId, staff, account, guest: platform.client(tenantId) };
}

const stateOf = async (staff: TestClient) => (await staff.call('GET /api/teach/site')).body.data;
const siteOf = async (guest: TestClient) => (await guest.call('GET /api/Site')).body.data;

const saveProfile = (staff: TestClient, version: number, profile: object) =>
  staff.call('PUT /api/teach/site/profile', { body: { version, profile: profile as never } });
const saveSettings = (staff: TestClient, version: number, settings: object) =>
  staff.call('PUT /api/teach/site/settings', { body: { version, settings: settings as never } });
const saveColours = (staff: TestClient, version: number, colours: unknown) =>
  staff.call('PUT /api/teach/site/colours', { body: { version, colours: colours as never } });

const SETTINGS = {
  digits: 'latin',
  confirmEmailRequired: false,
  supportNumber: '٠١٠ ١٢٣٤ ٥٦٧٨',
  topStudentsShown: true,
  honourGrades: ['Secondary3', 'prep3'],
  watermarkOverYouTube: false,
  dropsOriginals: true,
};
const GREEN = { pen: '#0a6847', hl: '#ffe45c', 'night-pen': '#8ff0c0', 'night-hl': '#66591a' };

describe('the texts of the site', () => {
  test('a teacher writes them, a guest reads them at once, and the trail keeps what they were', async () => {
    const { tenantId, staff, account, guest } = await office('teacher');
    // Remembered by the server from here on.
    expect((await siteOf(guest)).profile.tagline).not.toBe('جديد');
    const { version, profile } = await stateOf(staff);
    const answer = await saveProfile(staff, version, {
      ...profile,
      tagline: '  جديد ',
      teacher: { ...profile.teacher, motto: ['سطر'] },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ version: version + 1, profile: { tagline: 'جديد' } });
    expect((await siteOf(guest)).profile).toMatchObject({ tenantId, tagline: 'جديد', teacher: { motto: ['سطر'] } });
    const events = await platform.database
      .owner`select kind, actor_id, details from audit_events where tenant_id = ${tenantId} and kind like 'site.%'`;
    expect(events).toEqual([
      {
        kind: 'site.profile_edited',
        actor_id: account.id,
        details: {
          before: { tagline: profile.tagline, teacher: { motto: profile.teacher.motto } },
          after: { tagline: 'جديد', teacher: { motto: ['سطر'] } },
        },
      },
    ]);
  });

  test('an edit that is based on an older state is refused, and one that changes nothing changes no version', async () => {
    const { staff } = await office('teacher');
    const { version, profile } = await stateOf(staff);
    const [one, other] = await Promise.all(
      ['أول', 'تاني'].map((tagline) => saveProfile(staff, version, { ...profile, tagline })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    const refused = [one, other].find((answer) => answer?.status === 409);
    expect(refused?.body.code).toBe('teach.changed_meanwhile');
    const now = await stateOf(staff);
    expect(now.version).toBe(version + 1);
    expect((await saveProfile(staff, now.version, now.profile)).body.data.version).toBe(now.version);
  });

  test.each([
    ['an empty name', { name: ' ' }],
    ['a mark that is not Latin', { mark: 'مر' }],
    ['no figures at all', { statistics: [] }],
    ['a line that turns the page around', { tagline: 'قبل \u202e بعد' }],
    ['a text without end', { tagline: 'ط'.repeat(201) }],
    ['a field of its own', { owner: true }],
  ])('%s is refused', async (_name, wrong) => {
    const { staff } = await office('teacher');
    const { version, profile } = await stateOf(staff);
    const answer = await saveProfile(staff, version, { ...profile, ...wrong });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  });

  test('the portrait is a file of one’s own, never somebody else’s address', async () => {
    const { tenantId, staff } = await office('teacher');
    const { version, profile } = await stateOf(staff);
    const withPhoto = (photoPath: string) =>
      saveProfile(staff, version, { ...profile, teacher: { ...profile.teacher, photoPath } });
    for (const foreign of ['https://evil.example/track.png', '/media/other/sheet00000000000000001', '//evil.example']) {
      expect((await withPhoto(foreign)).body.code, foreign).toBe('teach.picture_foreign');
    }
    const own = `/media/${tenantId}/sheet00000000000000001`;
    expect((await withPhoto(own)).body.data.profile.teacher.photoPath).toBe(own);
  });
});

describe('the settings', () => {
  test('an owner saves them, and the next call already goes by them', async () => {
    const { staff, guest } = await office();
    expect((await siteOf(guest)).settings.digits).toBe('arabic');
    const { version } = await stateOf(staff);
    expect((await saveSettings(staff, version, SETTINGS)).status).toBe(200);
    expect((await siteOf(guest)).settings).toEqual({
      ...SETTINGS,
      supportNumber: '01012345678',
      honourGrades: ['prep3', 'Secondary3'],
      colours: {},
    });
    const all = ['prep3', 'Secondary1', 'Secondary2', 'Secondary3'];
    await saveSettings(staff, version + 1, { ...SETTINGS, honourGrades: all });
    expect((await siteOf(guest)).settings.honourGrades).toBeUndefined();
  });

  test('a number that nobody could write to is refused, and so is a teacher', async () => {
    const { staff } = await office();
    const { version } = await stateOf(staff);
    const wrong = await saveSettings(staff, version, { ...SETTINGS, supportNumber: '123' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'contact.number_wrong']);
    const teacher = await office('teacher');
    expect((await saveSettings(teacher.staff, 1, SETTINGS)).status).toBe(403);
    expect((await saveColours(teacher.staff, 1, GREEN)).status).toBe(403);
    const assistant = await office('assistant');
    expect((await assistant.staff.call('GET /api/teach/site')).status).toBe(403);
  });
});

describe('the colours', () => {
  test('an owner chooses them and gives them back', async () => {
    const { staff, guest } = await office();
    const { version } = await stateOf(staff);
    expect((await saveColours(staff, version, GREEN)).body.data.version).toBe(version + 1);
    expect((await siteOf(guest)).settings.colours).toEqual(GREEN);
    await saveColours(staff, version + 1, null);
    expect((await siteOf(guest)).settings.colours).toEqual({});
  });

  test.each([
    ['faint', '#ffd400', 'site.colours_faint'],
    ['hostile', 'red;}</style><script>', 'request.invalid'],
    ['a name', 'red', 'request.invalid'],
    ['in capitals', '#0A6847', 'request.invalid'],
  ])('a %s pen (%s) is refused', async (_name, pen, code) => {
    const { staff } = await office();
    const { version } = await stateOf(staff);
    const answer = await saveColours(staff, version, { ...GREEN, pen });
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect((await saveColours(staff, version, { ...GREEN, '--ink': '#000000' })).status).toBe(400);
  });
});
