import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { finish, sendFile, startUpload } from './send-upload.fixture.ts';

const MEGABYTE = 1024 ** 2;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEGABYTE - 9, 32)]);

let platform: TestPlatform;
beforeAll(async () => {
  // Three megabytes.
  platform = await startTestPlatform({ variables: { TENANT_STORAGE_GB: String(3 / 1024) } });
});
afterAll(() => platform.stop());

async function ownerOf(tenantId: string): Promise<TestClient> {
  const client = platform.client(tenantId);
  await client.login(await platform.createAccount({ role: 'owner' }, tenantId));
  return client;
}

const storageOf = async (owner: TestClient) => (await owner.call('GET /api/teach/storage')).body.data;
const attach = (client: TestClient) => sendFile(client, { bytes: PDF, purpose: 'attachment', fileName: 'sheet.pdf' });

describe('the storage of a tenant', () => {
  test('counts what is stored and what is arriving, and refuses what is over it before a byte is taken [T-TEN-5, TRUST-93]', async () => {
    const tenantId = await platform.makeTenant();
    const owner = await ownerOf(tenantId);
    await finish(owner, await attach(owner));
    expect(await storageOf(owner)).toEqual({
      files: 1,
      usedBytes: MEGABYTE,
      arrivingBytes: 0,
      quotaBytes: 3 * MEGABYTE,
    });
    await startUpload(owner, 'attachment', 1.5 * MEGABYTE);
    expect((await storageOf(owner)).arrivingBytes).toBe(1.5 * MEGABYTE);
    const refused = await startUpload(owner, 'attachment', MEGABYTE / 2 + 1);
    expect([refused.status, refused.body.code]).toEqual([507, 'upload.over_quota']);
    expect(refused.body.messageAr).toContain('0.5');
    expect(refused.headers.location).toBeUndefined();
    expect(await platform.platform.uploads.list(tenantId)).toHaveLength(1);
    expect((await startUpload(owner, 'attachment', MEGABYTE / 2)).status).toBe(201);
  });

  test('is each tenant’s own: one that is full is in no other’s way [T-TEN-5]', async () => {
    const [full, other] = [await platform.makeTenant(), await platform.makeTenant()];
    const owner = await ownerOf(full);
    for (let sent = 0; sent < 3; sent += 1) await finish(owner, await attach(owner));
    expect((await startUpload(owner, 'attachment', 1)).status).toBe(507);
    expect((await startUpload(await ownerOf(other), 'attachment', MEGABYTE)).status).toBe(201);
  });
});
