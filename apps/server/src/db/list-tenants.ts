import { connectOnce } from './connect-once.ts';

/** The ids of all tenants, asked as the owner: the application role sees one tenant at a time and cannot. */
export async function listTenants(ownerUrl: string): Promise<string[]> {
  const owner = connectOnce(ownerUrl);
  try {
    const rows = await owner<{ tenant_id: string }[]>`select tenant_id from tenants order by tenant_id`;
    return rows.map((row) => row.tenant_id);
  } finally {
    await owner.end({ timeout: 2 });
  }
}
