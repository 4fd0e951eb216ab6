import type { Access } from '@hessa/contract/endpoint';
import type { Owed } from '@hessa/rules/auth/owed-first';
import type { Role } from '@hessa/rules/auth/role';
import type { ServedGrades } from '@hessa/rules/team/served-grades';
import type { WithTenant } from '../db/tenant-transaction.ts';
import type { Platform } from '../platform/platform.ts';
import type { Tenant } from './tenant.ts';

/** What a request says about the device it comes from. Raw values stay at the edge: only hashes go inward. */
export interface Caller {
  requestId: string;
  /** Hash of the network address, for counting tries. */
  addressHash: Buffer;
  /** The network of the address, too coarse to name a household: what staff recognise their logins by. */
  network: string;
  userAgent: string;
  deviceIdHash: Buffer | null;
  deviceCookieHash: Buffer | null;
  bearer: string | null;
  /** How much of the work that full buckets ask for came with the request. */
  work: number;
}

/** The signed-in account of a request. */
export interface SignedIn {
  id: string;
  role: Role;
  /** Whose students the console's calls find: of these grades, or of all. */
  serves: ServedGrades;
  name: string;
  sessionId: string;
  signedInAt: Date;
  /** What has to be done before other calls are answered. */
  owes: Owed | null;
  /** Of the cookie that this login's browser is known to have; null for a client that never showed one. */
  cookieHash: Buffer | null;
  /** When the password was last typed on this device. */
  provedAt: Date;
}

export interface PublicContext {
  tenant: Tenant;
  now: Date;
  caller: Caller;
  platform: Platform;
  withTenant: WithTenant;
  /** Gives the browser the cookie that this device will be known by. */
  issueDeviceCookie(secret: string): void;
}

export interface VisitorContext extends PublicContext {
  account: SignedIn | null;
}

export interface AccountContext extends PublicContext {
  account: SignedIn;
}

/** Who a bearer token says it is of, before anybody has looked. */
export interface ClaimedLogin {
  studentId: string;
  sessionId: string;
  /** Of the secret that was shown. */
  secretHash: Buffer;
}

/** For the few calls of a rush whose own statement asks whether the login holds, and writes nothing unless it does. */
export interface ClaimContext extends PublicContext {
  claim: ClaimedLogin | null;
  /** Who it is, as any other call is told; refuses whoever may not make this one. */
  prove(): Promise<AccountContext>;
}

/** What a handler gets follows from who may call it: a public handler cannot even ask who is there. */
export type ContextFor<A extends Access> = A extends 'public' | 'bearer'
  ? PublicContext
  : A extends 'visitor'
    ? VisitorContext
    : AccountContext;
