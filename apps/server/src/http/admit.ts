import type { Access } from '@hessa/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClaimContext, ClaimedLogin, ContextFor, PublicContext, SignedIn } from '../calls/context.ts';
import { readCaller } from '../calls/read-caller.ts';
import type { WithAnyTenant, WithTenant } from '../db/tenant-transaction.ts';
import { DomainError } from '../errors/domain-error.ts';
import { workDone } from '../platform/limits/work-done.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseOwing, refuseWithoutAccess, wantsAccount, wantsRole } from './allowed-access.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { KnownTenants } from './known-tenants.ts';
import { refuseForeignSite } from './refuse-foreign-site.ts';

export interface AdmitDependencies {
  withTenant: WithAnyTenant;
  /** For what may be two seconds old: a standby, where there is one. */
  mayBeOld: WithAnyTenant;
  tenants: KnownTenants;
  platform: Platform;
  /** Recognises the bearer token of a request; null for none, a bad one or an expired one. */
  findSignedIn: (ctx: PublicContext) => Promise<SignedIn | null>;
  /** Whom the bearer token says it is of, unproven. */
  claimedLogin: (ctx: PublicContext) => Promise<ClaimedLogin | null>;
}

interface Admission<A extends Access> {
  access: A;
  /** Also for who owes something first. */
  opensFirst?: boolean;
  freshness?: 'may be old';
}

/** The door of every route: which tenant, from which site, who, and whether that is enough. */
export async function admit<A extends Access>(
  dependencies: AdmitDependencies,
  admission: Admission<A>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContextFor<A>> {
  const ctx = await openContext(dependencies, request, reply);
  return admitAccount(dependencies, admission, request, ctx);
}

/** The same for a call that proves its caller itself, or has it done here once it needs to know. */
export async function admitClaim(
  dependencies: AdmitDependencies,
  admission: Admission<'student'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ClaimContext> {
  const ctx = await openContext(dependencies, request, reply);
  const claim = await dependencies.claimedLogin(ctx);
  request.accountId = claim?.studentId ?? null;
  return { ...ctx, claim, prove: () => admitAccount(dependencies, admission, request, ctx) };
}

async function admitAccount<A extends Access>(
  dependencies: AdmitDependencies,
  { access, opensFirst = false, freshness }: Admission<A>,
  request: FastifyRequest,
  ctx: PublicContext,
): Promise<ContextFor<A>> {
  const account = wantsAccount(access) ? await dependencies.findSignedIn(ctx) : null;
  request.accountId = account?.id ?? null;
  refuseWithoutAccess(access, account, ctx.caller.bearer);
  if (!opensFirst && wantsRole(access)) refuseOwing(account);
  // Of the console's calls alone: what students and guests are shown is the same for everybody, and partly remembered.
  const served = wantsRole(access) ? (account?.serves ?? null) : null;
  const read = freshness === 'may be old' ? dependencies.mayBeOld : dependencies.withTenant;
  const withTenant: WithTenant = (work, mode) => read(ctx.tenant.id, work, mode, served);
  return { ...ctx, withTenant, account } as unknown as ContextFor<A>;
}

async function openContext(
  { platform, tenants, withTenant }: AdmitDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicContext> {
  const header = request.headers['x-tenant-id'];
  const tenant = typeof header === 'string' ? await tenants.find(header) : null;
  if (!tenant) throw new DomainError('tenant.unknown');
  request.tenantId = tenant.id;
  const place = {
    tenant,
    now: platform.clock.now(),
    withTenant: ((work, mode) => withTenant(tenant.id, work, mode)) as WithTenant,
  };
  const proof = request.headers['x-work'];
  const work = typeof proof === 'string' ? await workDone(platform.secrets, place, proof) : 0;
  const ctx = {
    ...place,
    caller: { ...readCaller(request, tenant.id), work },
    platform,
    issueDeviceCookie: (secret: string) => setDeviceCookie(request, reply, tenant.id, secret),
  };
  await refuseForeignSite(request, ctx);
  return ctx;
}
