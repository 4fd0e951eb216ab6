import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { type RunAs, runProgram } from './run-program.ts';

const SYSTEM_USER = 'postgres';

/**
 * Null means: run it as ourselves. A cluster that exists keeps its owner, and in a folder of an ordinary user the
 * cluster belongs to that user, so that the server starts with and without root.
 */
export async function chooseRunAs(folder: string, cluster: string | null): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster ?? folder);
  if (owner.uid !== 0 && (cluster !== null || (await findUser((user) => user.uid === owner.uid)))) {
    return { uid: owner.uid, gid: owner.gid };
  }
  return (await findUser(isSystemUser)) ?? (await createSystemUser()) ?? (await fallbackUser());
}

/** Asked of the user itself, so that access lists and mount options count as well as mode bits. */
export async function canReach(runAs: RunAs | null, folder: string): Promise<boolean> {
  if (runAs === null) return true;
  try {
    const { code } = await runProgram('/bin/sh', ['-c', 'cd -- "$1" 2>/dev/null', 'sh', folder], runAs);
    return code === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') {
      throw new StartupError(
        'PostgreSQL does not run as root and this container does not let root switch to another user: start the server as an ordinary user or set DATABASE_URL',
      );
    }
    throw error;
  }
}

type User = RunAs & { name: string };

const isSystemUser = (user: User) => user.name === SYSTEM_USER;

async function findUser(wanted: (user: User) => boolean): Promise<RunAs | null> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const line of passwd.split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    const user = { name, uid: Number(uid), gid: Number(gid) };
    if (user.uid > 0 && wanted(user)) return { uid: user.uid, gid: user.gid };
  }
  return null;
}

async function createSystemUser(): Promise<RunAs | null> {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER];
  await runProgram('useradd', args, null).catch(() => null);
  return findUser(isSystemUser);
}

async function fallbackUser(): Promise<RunAs> {
  const nobody = await findUser((user) => user.name === 'nobody');
  if (nobody !== null) return nobody;
  throw new StartupError(
    'PostgreSQL does not run as root and no unprivileged user could be made: start the server as an ordinary user or set DATABASE_URL',
  );
}
