import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRequest } from '../testing/sample-request.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let disabled: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  disabled = await platform.makeTenant();
  await platform.database.owner`update tenants set active = false where tenant_id = ${disabled}`;
});
afterAll(() => platform.stop());

function endpointRoutes() {
  return platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
    endpoint && !methods.includes('HEAD') ? [{ endpoint, url }] : [],
  );
}

describe('X-Tenant-ID', () => {
  test('missing, repeated, malformed, unknown or disabled: 400 with one constant body, on every route [TEN-01, OP-TEN-1, T-G-2]', async () => {
    const own = platform.tenantId;
    const wrong = [
      undefined,
      '',
      ' ',
      'nobody',
      disabled,
      `${own}, ${own}`,
      `${own},${own}`,
      own.toUpperCase(),
      `${own} x`,
      '*',
      '../..',
      "' or 1=1 --",
      'a'.repeat(5000),
      '٦',
      '__proto__',
      'constructor',
    ];
    const bodies = new Set<string>();
    expect(endpointRoutes().length).toBeGreaterThan(20);
    for (const { endpoint, url } of endpointRoutes()) {
      const request = sampleRequest(endpoint, url.replace(/:(\w+)/g, '{$1}'));
      const answers = wrong.map(async (header) => {
        const answer = await platform.app.inject({
          ...request,
          headers: { ...request.headers, ...(header === undefined ? {} : { 'x-tenant-id': header }) },
        });
        expect(answer.statusCode, `${endpoint.method} ${url} ${header}`).toBe(400);
        bodies.add(answer.body);
      });
      await Promise.all(answers);
    }
    expect([...bodies]).toEqual([
      JSON.stringify({
        success: false,
        code: 'tenant.unknown',
        message: 'المنصة دي مش معروفة.',
        messageAr: 'المنصة دي مش معروفة.',
      }),
    ]);
  });

  test('repeated as two real header lines: 400, whichever comes first [T-G-2]', async () => {
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = platform.app.server.address() as AddressInfo;
    for (const pair of [
      [platform.tenantId, 'nobody'],
      ['nobody', platform.tenantId],
      [platform.tenantId, platform.tenantId],
    ]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.end(
        `GET /api/Site HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${pair.map((id) => `X-Tenant-ID: ${id}\r\n`).join('')}\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]*tenant\.unknown/);
    }
  });
});
