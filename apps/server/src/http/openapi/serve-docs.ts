import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

const OPEN = { config: { openBecause: 'the description of the API, which holds no data' } };
const DOCUMENT = '/api/docs/openapi.json';

const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The API described as OpenAPI, indented for people who read it as it is (record 36). */
export function serveDocs(app: FastifyInstance): void {
  let document: string | undefined;
  // Described when somebody first asks: it takes longer than everything else of a start together.
  const described = () => {
    document ??= JSON.stringify(openApiDocument(), null, 2);
    return document;
  };
  app.get('/api/docs', OPEN, (_request, reply) => reply.headers(HEADERS).redirect(DOCUMENT));
  app.get(DOCUMENT, OPEN, (_request, reply) =>
    reply.headers(HEADERS).type('application/json; charset=utf-8').send(described()),
  );
}
