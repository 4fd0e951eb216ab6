import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { createLanes } from '../../../apps/server/src/db/lanes.ts';
import { tenantTransaction, type WithAnyTenant } from '../../../apps/server/src/db/tenant-transaction.ts';
import { formatToken } from '../../../apps/server/src/features/auth/session-token.ts';
import { createTenant } from '../../../apps/server/src/features/tenants/create-tenant.ts';
import { type Cell, copyRows } from './copy-rows.ts';

/** A tenant of the measurement's own, made with the product's factories; `withTenant` is for what they need. */
export async function openSchool<T>(
  databaseUrl: string,
  tenant: string,
  fill: (withTenant: WithAnyTenant) => Promise<T>,
): Promise<T> {
  const lanes = createLanes({
    pooled: false,
    url: databaseUrl,
    applicationName: 'hessa bench',
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 3000,
    count: 1,
    waitingAtMost: 10,
    waitMs: 60_000,
  });
  const withTenant: WithAnyTenant = (id, work, mode = 'write') => tenantTransaction(lanes, id, mode, work);
  try {
    await createTenant(withTenant, { id: tenant, name: 'مدرسة القياس', nameLatin: 'Bench School' }, new Date());
    return await fill(withTenant);
  } finally {
    await lanes.end();
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function uuidOf(text: string): string {
  const hex = digest(text).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Students are counted from 0; all that is theirs follows from the number. */
export function studentId(tenant: string, number: number): string {
  return uuidOf(`student ${tenant} ${number}`);
}

const GRADES = ['prep3', 'Secondary1', 'Secondary2', 'Secondary3'];

export async function addStudents(sql: postgres.Sql, tenant: string, from: number, to: number): Promise<void> {
  const now = new Date();
  function* rows(): Generator<Cell[]> {
    for (let number = from; number < to; number += 1) {
      const phone = `010${String(number).padStart(8, '0')}`;
      const parent = `011${String(number).padStart(8, '0')}`;
      const grade = GRADES[number % GRADES.length] ?? null;
      yield [tenant, studentId(tenant, number), 'student', `طالب رقم ${number}`, `${phone}@bench.test`, phone, parent]
        .concat([grade ?? '', 'none'])
        .concat([now.toISOString(), now.toISOString()]);
    }
  }
  const columns = 'tenant_id id role name email phone parent_phone grade password_hash email_confirmed_at created_at';
  await copyRows(sql, 'accounts', columns.split(' '), rows());
}

/** Signs students in without their passwords: hashing thousands of those is another measurement. Returns the tokens. */
export async function signIn(sql: postgres.Sql, tenant: string, numbers: readonly number[]): Promise<string[]> {
  const now = new Date();
  const logins = numbers.map((number) => ({
    student: studentId(tenant, number),
    sessionId: uuidOf(`session ${tenant} ${number} ${now.getTime()}`),
    secret: digest(`secret ${tenant} ${number} ${now.getTime()}`).toString('base64url'),
  }));
  await sql`delete from sessions where tenant_id = ${tenant}`;
  const columns =
    'tenant_id account_id slot id device_id device_id_hash cookie_hash secret_hash token_issued_at signed_in_at';
  await copyRows(
    sql,
    'sessions',
    columns.split(' '),
    logins.map(({ student, sessionId, secret }) => [
      ...[tenant, student, 1, sessionId, sessionId, digest(sessionId), digest(sessionId), digest(secret), now, now],
    ]),
  );
  return logins.map(({ sessionId, secret }) => formatToken({ sessionId, secret }));
}
