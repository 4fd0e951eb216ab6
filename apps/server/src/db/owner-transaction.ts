import { connectOnce } from './connect-once.ts';
import { isTenantId } from './tenant-id.ts';

/** A statement of the owner's transaction. */
export type OwnerStatement = (text: string, params?: string[]) => Promise<Record<string, unknown>[]>;

/**
 * One transaction of the schema's owner on one tenant's rows, for what the application may not do: bringing in a whole
 * tenant, and taking a person out of trails that are otherwise only added to.
 */
export async function ownerTransaction<T>(
  ownerUrl: string,
  tenantId: string,
  work: (run: OwnerStatement) => Promise<T>,
): Promise<T> {
  if (!isTenantId(tenantId)) throw new Error('a tenant id of the wrong shape');
  const owner = connectOnce(ownerUrl);
  try {
    return (await owner.begin(async (sql) => {
      await sql.unsafe(`set local hessa.tenant = '${tenantId}'`);
      return work(async (text, params = []) => [...(await sql.unsafe(text, params))]);
    })) as T;
  } finally {
    await owner.end({ timeout: 2 });
  }
}
