import { endpoint } from '@hessa/contract/endpoint';
import { bare } from '@hessa/contract/reply';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { demandAccess } from './demand-access.ts';

const open = endpoint({ method: 'GET', path: '/open', access: 'public', summary: '', reply: bare({}), errors: [] });

describe('a route', () => {
  test('that does not say who may call it stops the server from starting [T-G-1]', () => {
    const app = fastify();
    demandAccess(app);
    const refusal = 'Route GET /anything does not declare who may call it';
    expect(() => app.get('/anything', () => 'x')).toThrow(refusal);
    expect(() => app.get('/anything', { config: {} }, () => 'x')).toThrow(refusal);
    const forgotten = { ...open, access: undefined } as unknown as typeof open;
    expect(() => app.get('/anything', { config: { endpoint: forgotten } }, () => 'x')).toThrow(refusal);
  });

  test('that does is listed with its call, or without one where it is none [T-G-1]', () => {
    const app = fastify({ exposeHeadRoutes: false });
    demandAccess(app);
    app.get('/known', { config: { openBecause: 'a reason' } }, () => 'x');
    app.get('/open', { config: { endpoint: open } }, () => 'x');
    app.route({ method: ['PUT', 'POST'], url: '/both', config: { endpoint: open }, handler: () => 'x' });
    expect(app.declaredRoutes).toEqual([
      { methods: ['GET'], url: '/known', endpoint: null },
      { methods: ['GET'], url: '/open', endpoint: open },
      { methods: ['PUT', 'POST'], url: '/both', endpoint: open },
    ]);
  });
});
