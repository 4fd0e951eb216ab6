import { parseArgs } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';
import { type BackupFolder, openBackupFolder } from '../features/data/backup/backup-folder.ts';
import { makeBackup } from '../features/data/backup/make-backup.ts';
import { openPointStore } from '../features/data/backup/point-in-time/point-store.ts';
import { verifyPoints } from '../features/data/backup/point-in-time/verify-points.ts';
import { verifyBackup } from '../features/data/backup/read-backup.ts';
import { noteBackup } from '../platform/backup-state.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { explainFileError } from '../platform/postgres/explain-file-error.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { borrowPostgres } from './provide-postgres.ts';
import { rehearse } from './rehearse.ts';
import { reachOf } from './restore-at.ts';

const USAGE = `npm run backup                    make one
  npm run backup -- list            what there is
  npm run backup -- verify [name]   read one again, the newest unless named
  npm run backup -- rehearse [name] restore it into a scratch place and compare`;

const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
const [command = 'make', asked] = positionals;

try {
  const settings = readSettings(process.env, process.cwd());
  const folder = await openFolder(settings);
  if (command === 'make') await make(settings, folder);
  else if (command === 'list') await list(folder);
  else if (command === 'verify') await verify(folder, await newestUnless(folder, asked));
  else if (command === 'rehearse') await runRehearsal(settings, folder, await newestUnless(folder, asked));
  else throw new StartupError(`use it like this: ${USAGE}`);
} catch (error) {
  explainAndExit(error, command === 'make' ? 'No backup was made' : 'The backup cannot be relied on');
}

async function openFolder({ backupDir, backupKey }: Settings): Promise<BackupFolder> {
  try {
    return await openBackupFolder(backupDir, backupKey);
  } catch (error) {
    throw explainFileError(error, `cannot use the backup folder ${backupDir}`);
  }
}

async function make(settings: Settings, folder: BackupFolder): Promise<void> {
  const postgres = await borrowPostgres(settings, console.log);
  try {
    const now = new Date();
    // On a machine that only makes backups there is none yet, and it keeps the note that one was made.
    await prepareDataFolder(settings.dataDir);
    const files = openFiles(settings, 'media');
    const made = await makeBackup({ folder, ownerUrl: postgres.ownerUrl, dataDir: settings.dataDir, files, now });
    await noteBackup(settings.dataDir, { madeAt: now.toISOString() });
    console.log(
      `Backup ${made.name} is in ${folder.root} and was read back: ${made.tenants} tenants, ${made.rows} rows, ${made.files} files, ${made.newFiles} of them new.`,
    );
    if (made.missingFiles > 0)
      console.log(`  ${made.missingFiles} files that the database knows were not on the disk.`);
    if (made.removed.length > 0) console.log(`  Let go by the schedule: ${made.removed.join(', ')}.`);
    if (!folder.seal.isSealed) {
      console.log('  It is not sealed: whoever has this folder has everything. HESSA_BACKUP_KEY seals the next one.');
    }
  } finally {
    await postgres.stop();
  }
}

async function list(folder: BackupFolder): Promise<void> {
  for (const name of await folder.list()) console.log(name);
  const reach = await reachOf(openPointStore(folder));
  if (reach) console.log(`any second from ${reach.from.toISOString()} to ${reach.to.toISOString()}`);
}

async function newestUnless(folder: BackupFolder, name: string | undefined): Promise<string> {
  const names = await folder.list();
  const found = name === undefined ? names.at(-1) : names.find((one) => one === name);
  if (!found) throw new StartupError(name ? `there is no backup ${name}` : `there is no backup in ${folder.root}`);
  return found;
}

async function verify(folder: BackupFolder, name: string): Promise<void> {
  await verifyBackup(folder, name);
  console.log(`Backup ${name} is whole: every row and every file is what its manifest says.`);
  const { bases, pieces } = await verifyPoints(openPointStore(folder));
  if (bases > 0) console.log(`So are the ${bases} bases and ${pieces} pieces of the point in time.`);
}

async function runRehearsal(settings: Settings, folder: BackupFolder, name: string): Promise<void> {
  const restored = await rehearse(folder, name, settings.installationKey);
  await noteBackup(settings.dataDir, { rehearsedAt: new Date().toISOString() });
  console.log(
    `Backup ${name} was restored into a scratch place and is the same: ${restored.tenants.length} tenants, ${restored.rows} rows, ${restored.files} files.`,
  );
}
