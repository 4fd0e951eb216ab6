import type { FastifyInstance } from 'fastify';

type InjectMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** On whose behalf the page calls. */
interface ApiCaller {
  host: string;
  ip: string;
}

/** Lets a page call the API for its tenant inside this process: the whole HTTP stack, without a socket. */
export function inProcessApi(app: FastifyInstance, tenantId: string, { host, ip }: ApiCaller) {
  return async function apiFetch(url: string, init: RequestInit = {}): Promise<Response> {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectMethod,
      url,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-tenant-id': tenantId, host },
      remoteAddress: ip,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) headers.append(name, String(one));
    }
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers });
  };
}
