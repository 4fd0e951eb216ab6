import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

const OPEN = { config: { openBecause: 'the description of the API, which holds no data' } };

/** No script, no frame, nothing from elsewhere: the page is text and one stylesheet. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
};

/** The API described, for people at /api/docs and for tools at /api/docs/openapi.json. */
export function serveDocs(app: FastifyInstance): void {
  const page = docsPage();
  const document = JSON.stringify(openApiDocument());
  const style = readFile(join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/api/docs', OPEN, (_request, reply) => reply.headers(HEADERS).type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/openapi.json', OPEN, (_request, reply) =>
    reply.headers(HEADERS).type('application/json; charset=utf-8').send(document),
  );
  app.get('/api/docs/docs.css', OPEN, async (_request, reply) =>
    reply
      .headers(HEADERS)
      .type('text/css; charset=utf-8')
      .send(await style),
  );
}
