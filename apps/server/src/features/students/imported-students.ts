import { codeFromBytes, formatCode } from '@hessa/rules/codes/code-text';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import { idFromSeed } from '../../platform/new-id.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { accounts } from '../auth/accounts-table.ts';

export interface ImportedStudent {
  name: string;
  phone: string;
  parentPhone: string;
  grade: string;
  email: string;
}

export interface ImportJob {
  tenantId: string;
  jobId: string;
  askedAt: Date;
  secrets: Pick<Secrets, 'at'>;
}

/**
 * The account and the first password of a row follow from its job: a try that is taken up again knows its own students
 * from others', and the password need not be written down anywhere until it is told.
 */
export function importedAccount({ tenantId, jobId, askedAt, secrets }: ImportJob, row: number) {
  const { otpKey } = secrets.at(askedAt);
  const seed = (...what: string[]) => hmac(otpKey, 'imported student', tenantId, jobId, String(row), ...what);
  let bytes = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const nextByte = () => {
    if (at === bytes.length) {
      bytes = Buffer.from(seed('password', String(blocks++)));
      at = 0;
    }
    return bytes.readUInt8(at++);
  };
  return { id: idFromSeed(askedAt, seed('id')), password: formatCode(codeFromBytes(nextByte)).toLowerCase() };
}

/** Those rows of a job that are accounts by now, in its order. */
export async function madeRows(tx: Tx, job: ImportJob, count: number) {
  const rowOf = new Map(Array.from({ length: count }, (_, row) => [importedAccount(job, row).id, row]));
  const made = await tx
    .select({ id: accounts.id, name: accounts.name, phone: accounts.phone, grade: accounts.grade })
    .from(accounts)
    .where(and(eq(accounts.tenantId, job.tenantId), inArray(accounts.id, [...rowOf.keys()])));
  return made
    .map((account) => ({ ...account, row: rowOf.get(account.id) ?? 0 }))
    .sort((one, other) => one.row - other.row);
}
