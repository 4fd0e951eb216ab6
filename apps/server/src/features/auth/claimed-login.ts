import { grantedAfter } from '@hessa/rules/auth/session-lifetime';
import { sql } from 'drizzle-orm';
import type { ClaimedLogin, PublicContext } from '../../calls/context.ts';
import { sha256 } from '../../platform/keyed-hash.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { accounts } from './accounts-table.ts';
import { readLogin } from './find-signed-in.ts';
import { parseToken } from './session-token.ts';
import { sessions } from './sessions-table.ts';

/** A login never changes its account, so that is asked once. Staff have too much to lose to be among them. */
const studentOfLogin: MemoryKind<string | null> = {
  name: 'student of a login',
  bound: { entries: 20_000 },
  isWorthKeeping: (studentId) => studentId !== null,
};

/** Which student a request says it is of, and by what; nothing of it is proven. */
export async function claimedLogin(ctx: PublicContext): Promise<ClaimedLogin | null> {
  const token = parseToken(ctx.caller.bearer);
  if (!token) return null;
  const { sessionId, secret } = token;
  const studentId = await ctx.platform.memories.of(studentOfLogin).get(`${ctx.tenant.id} ${sessionId}`, async () => {
    const row = await readLogin(ctx, sessionId);
    return row?.role === 'student' ? row.id : null;
  });
  return studentId === null ? null : { studentId, sessionId, secretHash: sha256(secret) };
}

/** What `CLAIM_HOLDS` asks for. */
export type ClaimValues = Omit<ClaimedLogin, 'studentId'> & { issuedAfter: string; signedInAfter: string };

export function claimValues({ now }: PublicContext, { sessionId, secretHash }: ClaimedLogin): ClaimValues {
  const { issued, signedIn } = grantedAfter(now.getTime());
  const text = (moment: number) => new Date(moment).toISOString();
  return { sessionId, secretHash, issuedAfter: text(issued), signedInAfter: text(signedIn) };
}

const TENANT = sql.placeholder('tenantId');

/**
 * That a student's login holds and owes nothing, for a statement that writes nothing otherwise: check and write are one
 * message. Stricter than `findSignedIn`, which has the last word where nothing was written: it knows a token that was
 * replaced a moment ago.
 */
export const CLAIM_HOLDS = sql`exists (
  select from ${sessions} s join ${accounts} a on a.tenant_id = ${TENANT} and a.id = s.account_id
  where s.tenant_id = ${TENANT} and s.id = ${sql.placeholder('sessionId')}::uuid
    and s.account_id = ${sql.placeholder('studentId')}::uuid and s.secret_hash = ${sql.placeholder('secretHash')}
    and s.token_issued_at > ${sql.placeholder('issuedAfter')}::timestamptz
    and s.signed_in_at > ${sql.placeholder('signedInAfter')}::timestamptz
    and a.role = 'student' and not a.disabled and not a.password_temporary
)`;
