import type { EndpointDefinition } from '@hessa/contract/endpoint';
import { expect } from 'vitest';
import { type SampleRequest, sampleRequest } from './sample-request.ts';
import type { TestPlatform } from './test-platform.ts';

export type HostileCaller = Awaited<ReturnType<typeof createHostileCaller>>;

/** Sends what no client of ours would, as an owner, so that access never answers before the input is judged. */
export async function createHostileCaller(platform: TestPlatform) {
  const client = platform.client();
  await client.login(await platform.createAccount({ role: 'owner' }));

  function send(request: Partial<SampleRequest> & { url: string }, headers: Record<string, string> = {}) {
    return platform.app.inject({
      ...request,
      headers: {
        'x-tenant-id': platform.tenantId,
        deviceid: 'device-of-nobody',
        authorization: `Bearer ${client.token}`,
        ...request.headers,
        ...headers,
      },
    });
  }

  const routes = () =>
    platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
      endpoint && !methods.includes('HEAD') ? [{ endpoint, path: url.replace(/:(\w+)/g, '{$1}') }] : [],
    );

  async function expectRefused(request: SampleRequest, status = 400, code = 'request.invalid') {
    const answer = await send(request);
    const what = `${request.method} ${request.url} ${request.payload?.slice(0, 200)} => ${answer.body.slice(0, 300)}`;
    expect(answer.statusCode, what).toBe(status);
    expect(answer.json(), what).toMatchObject({ success: false, code });
  }

  return {
    send,
    /** Every endpoint of the server under each of its paths, from Fastify's own list. */
    routes,
    routesWith: (...parts: ('body' | 'form')[]) =>
      routes().filter(({ endpoint }) => parts.some((part) => endpoint[part])),
    expectRefused,
    /** Many at once, but never so many that the door closes. */
    async expectAllRefused(requests: SampleRequest[], status?: number, code?: string) {
      for (let at = 0; at < requests.length; at += 100) {
        await Promise.all(requests.slice(at, at + 100).map((request) => expectRefused(request, status, code)));
      }
    },
  };
}

/** A right request with one field of its body or form set to something else. */
export function withField(endpoint: EndpointDefinition, path: string, name: string, value: unknown): SampleRequest {
  return sampleRequest(endpoint, path, (part, sample) =>
    part === 'body' || part === 'form' ? { ...sample, [name]: value } : sample,
  );
}
