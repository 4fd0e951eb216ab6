import type { Access } from '@hessa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import type { LongJobKind } from '../platform/jobs/long-job-kind.ts';
import type { Platform } from '../platform/platform.ts';
import type { ContextFor } from './context.ts';
import type { AnyCall } from './handle.ts';

/** What a feature gets that serves more than calls. */
export interface ServingTools {
  withTenant: WithAnyTenant;
  platform: Platform;
  /** The door of every call: which tenant, from which site, who, and whether that is enough. */
  admit<A extends Access>(access: A, request: FastifyRequest, reply: FastifyReply): Promise<ContextFor<A>>;
}

/** What a feature adds to the server; `main/features.ts` lists them all. */
export interface Feature {
  readonly calls: readonly AnyCall[];
  readonly longJobKinds?: readonly LongJobKind<unknown>[];
  /** Routes that are no calls: files and uploads. */
  readonly serve?: readonly ((app: FastifyInstance, tools: ServingTools) => void | Promise<void>)[];
}
