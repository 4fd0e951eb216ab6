import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { explainListenError } from './explain-listen-error.ts';

/** Opens the port and returns the address people type. */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> {
  try {
    await app.listen({ host, port, backlog: 1024 });
  } catch (error) {
    throw explainListenError(error, { host, port });
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return publicUrl ?? `http://localhost:${actual}`;
}
