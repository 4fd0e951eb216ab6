import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where programs write what is not a file of ours yet; in the data folder, beside what it becomes. */
export interface WorkFolders {
  make(tenantId: string, id: string): Promise<string>;
  remove(tenantId: string, id: string): Promise<void>;
}

const SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

export function createWorkFolders(root: string): WorkFolders {
  const pathOf = (tenantId: string, id: string) => {
    if (!SAFE_NAME.test(tenantId) || !SAFE_NAME.test(id)) throw new Error('a work folder’s name of the wrong shape');
    return join(root, tenantId, id);
  };
  return {
    async make(tenantId, id) {
      const folder = pathOf(tenantId, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    remove: (tenantId, id) => rm(pathOf(tenantId, id), { recursive: true, force: true }),
  };
}
