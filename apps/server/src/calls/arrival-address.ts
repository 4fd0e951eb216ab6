import type { FastifyInstance, FastifyRequest } from 'fastify';

const addresses = new WeakMap<FastifyRequest, string>();

/** Of those who left before they could be asked: they share what one address may do. */
const GONE = 'gone';

/** Notes where each request comes from while its connection stands: one that was broken off has no address any more. */
export function noteArrivals(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    addresses.set(request, request.ip ?? GONE);
    done();
  });
}

export function arrivalAddress(request: FastifyRequest): string {
  return addresses.get(request) ?? request.ip ?? GONE;
}
