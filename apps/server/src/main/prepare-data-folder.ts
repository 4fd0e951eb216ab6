import { access, constants } from 'node:fs/promises';
import { explainFileError } from '../platform/postgres/explain-file-error.ts';
import { makeFolder } from '../platform/postgres/make-folder.ts';

/** A folder that cannot be used is the operator's line, not a fault of the program, and is said before anything is made. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir, 0o755);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw explainFileError(error, `cannot use the data folder ${dataDir}`);
  }
}
