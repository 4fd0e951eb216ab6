import { explainFileError } from '../platform/postgres/explain-file-error.ts';
import { makeFolder } from '../platform/postgres/make-folder.ts';
import { loadSecrets, type Secrets } from '../settings/secrets.ts';

/** The folder and the keys in it; a folder that cannot be used is the operator's line, not a fault of the program. */
export async function prepareDataFolder(dataDir: string): Promise<Secrets> {
  try {
    await makeFolder(dataDir, 0o755);
    return await loadSecrets(dataDir);
  } catch (error) {
    throw explainFileError(error, `cannot use the data folder ${dataDir}`);
  }
}
