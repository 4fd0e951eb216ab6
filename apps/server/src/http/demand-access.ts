import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint a route answers; it says who may call it. */
    endpoint?: EndpointDefinition;
    /** For the few routes that are no endpoint of the API: why anyone may call them. */
    openBecause?: string;
  }
}

/** A route that does not say who may call it stops the server from starting. */
export function demandAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint?.access || route.config?.openBecause) return;
    throw new Error(`Route ${route.method} ${route.url} does not declare who may call it`);
  });
}
