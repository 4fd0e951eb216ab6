import type { FastifyInstance } from 'fastify';

/** Every statement has a time-out of this length, so whoever is still connected then is not waiting for an answer. */
const CUT_AFTER_MS = 5000;

/** Takes no new connection and lets the requests under way end; sockets that only dawdle are cut. */
export async function closeInTime(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
