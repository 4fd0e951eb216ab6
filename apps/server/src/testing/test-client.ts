import { randomBytes } from 'node:crypto';
import { type Input, type RequestParts, type Route, toWire } from '@hessa/contract/client';
import type { FastifyInstance } from 'fastify';

export interface TestClient {
  deviceId: string;
  token: string | null;
  cookies: Map<string, string>;
  /** The address the calls seem to come from. */
  address: string;
  headers: Record<string, string>;
  /** A call of the contract; the answer is whatever came, success or refusal. */
  call<R extends Route>(route: R, input?: Input<R>): Promise<AnyAnswer>;
  /** A request to any address, path variants and media included, from this device. */
  request(url: string, options?: RawRequest): Promise<AnyAnswer>;
  /** Signs in and keeps the token. */
  login(account: { email: string; password: string }): Promise<AnyAnswer>;
}

export interface RawRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came over the wire and asserts its shape itself
export type AnyAnswer = { status: number; body: any; text: string; bytes: Buffer; headers: Record<string, unknown> };

let addresses = 0;

/** Whatever answers: a server, or several in turn. */
export type Answering = Pick<FastifyInstance, 'inject'>;

export function createTestClient(app: Answering, tenantId: string): TestClient {
  addresses += 1;
  const client: TestClient = {
    deviceId: `device-${randomBytes(8).toString('hex')}`,
    token: null,
    cookies: new Map(),
    address: `127.1.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`,
    headers: {},
    async call(route: Route, input?: unknown) {
      const wire = toWire(route, input as RequestParts);
      const method = wire.method as NonNullable<RawRequest['method']>;
      if (!(wire.body instanceof FormData)) {
        return client.request(wire.url, {
          method,
          headers: wire.contentType ? { 'content-type': wire.contentType } : {},
          ...(wire.body === undefined ? {} : { payload: wire.body }),
        });
      }
      const form = new Response(wire.body);
      const headers = { 'content-type': form.headers.get('content-type') ?? '' };
      return client.request(wire.url, { method, headers, payload: Buffer.from(await form.arrayBuffer()) });
    },
    async request(url, { method = 'GET', headers = {}, payload } = {}) {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        method,
        url,
        remoteAddress: client.address,
        headers: {
          'x-tenant-id': tenantId,
          deviceid: client.deviceId,
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          ...(cookie ? { cookie } : {}),
          ...headers,
          ...client.headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      for (const set of response.cookies) client.cookies.set(set.name, set.value);
      const isJson = response.headers['content-type']?.toString().includes('json') && response.body !== '';
      return {
        status: response.statusCode,
        text: response.body,
        bytes: response.rawPayload,
        body: isJson ? JSON.parse(response.body) : response.body,
        headers: response.headers,
      };
    },
    async login(account) {
      const answer = await client.call('POST /api/Auth/login', {
        body: { EmailorMobile: account.email, password: account.password },
      });
      if (answer.status === 200) client.token = answer.body.token;
      return answer;
    },
  };
  return client;
}
