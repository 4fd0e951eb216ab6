import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { contactRecords } from './contact-records-table.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('contact records', () => {
  test('a guest reads the records in the stated casing, first one first [API-23, ENT-32, ENT-33, MSG-01, MSG-07, ROLE-02]', async () => {
    await platform.withTenant(platform.tenantId, (tx) =>
      tx.insert(contactRecords).values([
        {
          tenantId: platform.tenantId,
          whatsAppNumber: '01012345678',
          facebookPage: 'https://facebook.com/mister',
          youTubeChannel: 'https://youtube.com/@mister',
          tiktokChannel: 'https://tiktok.com/@mister',
        },
        { tenantId: platform.tenantId, whatsAppNumber: '01112345678' },
      ]),
    );
    for (const route of ['GET /api/Contact/getAll', 'GET /Contact/getAll']) {
      const answer = await platform.client().call(route as 'GET /api/Contact/getAll');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: '',
        data: [
          {
            whatsApp_Number: '01012345678',
            facebook_Page: 'https://facebook.com/mister',
            youTube_Channel: 'https://youtube.com/@mister',
            tiktokChannel: 'https://tiktok.com/@mister',
          },
          { whatsApp_Number: '01112345678', facebook_Page: '', youTube_Channel: '', tiktokChannel: '' },
        ],
      });
    }
  });

  test('the answer may be cached five minutes, by tenant and origin [LIM-17, T-G-10]', async () => {
    const answer = await platform.client().call('GET /api/Contact/getAll');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(String(answer.headers.vary).toLowerCase()).toContain('x-tenant-id');
  });

  test("a bad token is ignored, and another tenant's records stay its own [OP-SESS-3, OP-TEN-1, T-G-3]", async () => {
    const other = await platform.makeTenant();
    const guest = platform.client(other);
    guest.token = `${crypto.randomUUID()}.${'x'.repeat(43)}`;
    const answer = await guest.call('GET /api/Contact/getAll');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual([]);
  });

  test('a missing and an unknown tenant are 400 [TEN-01, OP-TEN-1, T-G-2]', async () => {
    const bodies = new Set<string>();
    for (const headers of [{}, { 'x-tenant-id': 'nobody' }, { 'x-tenant-id': "' or 1=1" }]) {
      const answer = await platform.app.inject({ method: 'GET', url: '/api/Contact/getAll', headers });
      expect(answer.statusCode).toBe(400);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });
});
