import { describe, expect, test } from 'vitest';
import { sharedPlatform } from '../../../testing/shared-platform.ts';

const platform = await sharedPlatform();

const WRITTEN = {
  whatsAppNumber: '٠١٠ ١٢٣٤ ٥٦٧٨',
  facebookPage: 'facebook.com/mister',
  youTubeChannel: 'https://www.youtube.com/@mister',
  tiktokChannel: '',
};

async function office() {
  const tenantId = await platform.makeTenant();
  const staff = platform.client(tenantId);
  await staff.login(await platform.createAccount({ role: 'teacher' }, tenantId));
  const save = (version: number, contact: object) =>
    staff.call('PUT /api/teach/contact', { body: { version, contact: { ...WRITTEN, ...contact } } });
  return { tenantId, staff, save, guest: platform.client(tenantId) };
}

describe('the contact record in the console', () => {
  test('is made by the first edit, changed by the next, and a guest sees each', async () => {
    const { tenantId, staff, save, guest } = await office();
    expect((await staff.call('GET /api/teach/contact')).body.data.version).toBe(0);
    expect((await save(0, {})).body.data).toEqual({
      version: 1,
      contact: { ...WRITTEN, whatsAppNumber: '01012345678', facebookPage: 'https://facebook.com/mister' },
    });
    expect((await save(1, { tiktokChannel: 'tiktok.com/@mister' })).body.data.version).toBe(2);
    const seen = (await guest.call('GET /api/Contact/getAll')).body.data;
    expect(seen).toEqual([
      {
        whatsApp_Number: '01012345678',
        facebook_Page: 'https://facebook.com/mister',
        youTube_Channel: 'https://www.youtube.com/@mister',
        tiktokChannel: 'https://tiktok.com/@mister',
      },
    ]);
    const events = await platform.database
      .owner`select details from audit_events where tenant_id = ${tenantId} and kind = 'contact.edited' order by id`;
    expect(events[1]?.details).toEqual({
      before: { tiktokChannel: '' },
      after: { tiktokChannel: 'https://tiktok.com/@mister' },
    });
  });

  test('a link that was preset and nobody touched stands in no other change’s way [DESK-145]', async () => {
    const { tenantId, save } = await office();
    await save(0, {});
    const youTubeChannel = 'https://www.youtube.com/';
    await platform.database
      .owner`update contact_records set you_tube_channel = ${youTubeChannel} where tenant_id = ${tenantId}`;
    const saved = await save(1, { youTubeChannel, whatsAppNumber: '01111111111' });
    expect(saved.body.data.contact).toMatchObject({ youTubeChannel, whatsAppNumber: '01111111111' });
    expect((await save(2, { youTubeChannel: 'https://youtube.com/' })).body.code).toBe('contact.link_wrong');
  });

  test('two first edits at once make one record, and the later one learns of the other', async () => {
    const { save, guest } = await office();
    const answers = await Promise.all(
      ['01111111111', '01222222222'].map((whatsAppNumber) => save(0, { whatsAppNumber })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await guest.call('GET /api/Contact/getAll')).body.data).toHaveLength(1);
  });

  test.each([
    [{ whatsAppNumber: '123' }, 'contact.number_wrong'],
    [{ facebookPage: 'https://evil.example/facebook.com' }, 'contact.link_wrong'],
    [{ youTubeChannel: 'javascript:alert(1)' }, 'contact.link_wrong'],
  ])('%j is refused', async (wrong, code) => {
    const { save } = await office();
    const answer = await save(0, wrong);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });
});
