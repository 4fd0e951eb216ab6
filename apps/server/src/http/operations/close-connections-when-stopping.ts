import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle.ts';

/** While the process stops, every answer is its connection's last, so that the server can close without waiting. */
export function closeConnectionsWhenStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close');
    done();
  });
}
