import postgres from 'postgres';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import { keepFile } from '../keep-file.ts';
import type { FilesByTenant, PointStore } from './point-store.ts';

/** Which files are in the pool already, by tenant and id. */
export type KnownFiles = Map<string, FilesByTenant[string][string]>;

export const remember = (known: KnownFiles, files: FilesByTenant): void => {
  for (const [tenantId, own] of Object.entries(files)) {
    for (const [id, file] of Object.entries(own)) known.set(`${tenantId}/${id}`, file);
  }
};

/** Takes every file that the database knows of into the pool; `all` of them, and those that are `added` by this. */
export async function keepPool(
  { store, ownerUrl, files }: { store: PointStore; ownerUrl: string; files: FileStore },
  known: KnownFiles,
): Promise<{ all: FilesByTenant; added: FilesByTenant }> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  try {
    const rows = await owner`select tenant_id, id from public.media_files order by tenant_id, id`;
    const [all, added]: [FilesByTenant, FilesByTenant] = [{}, {}];
    for (const { tenant_id: tenantId, id } of rows as Iterable<{ tenant_id: string; id: string }>) {
      const before = known.get(`${tenantId}/${id}`);
      const kept = await keepFile(store.folder, files, { tenantId, id, before });
      if (!kept) continue;
      for (const list of before ? [all] : [all, added]) list[tenantId] = { ...list[tenantId], [id]: kept.file };
    }
    return { all, added };
  } finally {
    await owner.end({ timeout: 2 });
  }
}
