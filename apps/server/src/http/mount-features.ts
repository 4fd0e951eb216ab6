import { api } from '@hessa/contract/api';
import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../calls/feature.ts';
import { type AdmitDependencies, admit } from './admit.ts';
import { mount } from './mount.ts';

/** Mounts what the features answer. A server that misses a call of the contract, or answers one twice, does not start. */
export async function mountFeatures(
  app: FastifyInstance,
  dependencies: AdmitDependencies,
  features: readonly Feature[],
): Promise<void> {
  const calls = features.flatMap((feature) => feature.calls);
  insistOnContract(calls.map(({ endpoint }) => endpoint));
  for (const call of calls) mount(app, dependencies, call);
  const { platform, withTenant } = dependencies;
  for (const serve of features.flatMap((feature) => feature.serve ?? [])) {
    await serve(app, {
      platform,
      withTenant,
      admit: (access, request, reply) => admit(dependencies, { access }, request, reply),
    });
  }
}

function insistOnContract(answered: readonly EndpointDefinition[]): void {
  const promised = Object.entries<EndpointDefinition>(api);
  const missing = promised.filter(([, endpoint]) => !answered.includes(endpoint)).map(([name]) => name);
  if (missing.length > 0) throw new Error(`calls without a handler: ${missing.join(', ')}`);
  const unknown = answered.filter((endpoint) => !promised.some(([, known]) => known === endpoint));
  if (unknown.length > 0) {
    throw new Error(`calls outside the contract: ${unknown.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  }
  if (answered.length > promised.length) throw new Error('a call has two handlers');
}
