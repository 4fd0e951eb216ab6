import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint a route answers; it says who may call it. */
    endpoint?: EndpointDefinition;
    /** For the few routes that are no endpoint of the API: why anyone may call them. */
    openBecause?: string;
  }
  interface FastifyInstance {
    /** Every route the server answers, in Fastify's own order; tests walk it, so that none is forgotten. */
    declaredRoutes: DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  methods: string[];
  url: string;
  endpoint: EndpointDefinition | null;
}

/** A route that does not say who may call it stops the server from starting. */
export function demandAccess(app: FastifyInstance): void {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', (route) => {
    const { endpoint, openBecause } = route.config ?? {};
    if (!endpoint?.access && !openBecause) {
      throw new Error(`Route ${route.method} ${route.url} does not declare who may call it`);
    }
    app.declaredRoutes.push({ methods: [route.method].flat(), url: route.url, endpoint: endpoint ?? null });
  });
}
