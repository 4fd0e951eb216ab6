import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { syncFolder, writePrivateFile } from '../platform/postgres/private-file.ts';

const noteIn = (dataDir: string) => join(dataDir, 'restore-under-way');

/** Stands in the data folder from the first byte of a restore to its last: half an installation must never start. */
export async function beginRestore(dataDir: string): Promise<{ finish(): Promise<void> }> {
  await writePrivateFile(noteIn(dataDir), `${process.pid}\n`);
  return {
    async finish() {
      await rm(noteIn(dataDir));
      await syncFolder(dataDir);
    },
  };
}

export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const isUnfinished = await access(noteIn(dataDir)).then(
    () => true,
    () => false,
  );
  if (isUnfinished) {
    throw new StartupError(`a restore into ${dataDir} did not come to its end: empty the folder and restore again`);
  }
}
