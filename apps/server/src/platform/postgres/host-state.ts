import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { explainFileError } from './explain-file-error.ts';
import { chooseFreePort } from './free-port.ts';
import { writePrivateFile } from './private-file.ts';

/** What the data folder remembers about its PostgreSQL. */
export type HostState = {
  password: string;
  port: number;
  /** Where the cluster lives when it had to move out of the data folder; null when it is inside. */
  clusterHome: string | null;
  /** True once a cluster was made: from then on a missing cluster is a loss to report, never a reason to make one. */
  initialised: boolean;
};

const fileOf = (folder: string) => path.join(folder, 'state.json');

export async function loadHostState(folder: string): Promise<HostState> {
  const file = fileOf(folder);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explainFileError(error, `cannot read ${file}`);
    return {
      password: randomBytes(24).toString('base64url'),
      port: await chooseFreePort(),
      clusterHome: null,
      initialised: false,
    };
  }
  return parseHostState(text, file);
}

export async function saveHostState(folder: string, state: HostState): Promise<void> {
  await writePrivateFile(fileOf(folder), `${JSON.stringify(state, null, 2)}\n`);
}

function parseHostState(text: string, file: string): HostState {
  const corrupt = new StartupError(`the data folder is damaged: ${file} is not readable; restore it from a backup`);
  let value: Partial<HostState> | null;
  try {
    value = JSON.parse(text);
  } catch {
    throw corrupt;
  }
  const { password, port, clusterHome, initialised } = value ?? {};
  const sound =
    typeof password === 'string' &&
    Number.isInteger(port) &&
    (clusterHome === null || typeof clusterHome === 'string') &&
    typeof initialised === 'boolean';
  if (!sound) throw corrupt;
  return { password, port: Number(port), clusterHome, initialised };
}
