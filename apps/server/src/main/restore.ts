import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { holdKeyRows } from '../db/key-rows.ts';
import { prepareSchema } from '../db/prepare-schema.ts';
import { openDatabase } from '../db/root-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { type BackupFolder, openBackupFolder } from '../features/data/backup/backup-folder.ts';
import { openKeptKeys, sealedRowsIn } from '../features/data/backup/kept-keys.ts';
import { readManifest, readSecrets } from '../features/data/backup/read-backup.ts';
import { restoreTenant, restoreWhole } from '../features/data/backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { loadInstallationKeys } from '../platform/keys/installation-keys.ts';
import { explainFileError } from '../platform/postgres/explain-file-error.ts';
import { makeFolder } from '../platform/postgres/make-folder.ts';
import { writePrivateFile } from '../platform/postgres/private-file.ts';
import { secretsPath } from '../settings/secrets.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { borrowPostgres, providePostgres } from './provide-postgres.ts';
import { readMoment, restoreAt } from './restore-at.ts';
import { beginRestore, refuseUnfinishedRestore } from './unfinished-restore.ts';

const USAGE = `npm run restore -- <name|newest>                 everything, into an empty place
  npm run restore -- <name|newest> --tenant <id>   one tenant, into an installation that has it not
  npm run restore -- --at 2026-11-16T14:05:00+02:00   everything as it was then, into an empty place`;

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { tenant: { type: 'string' }, at: { type: 'string' } },
});

try {
  const settings = readSettings(process.env, process.cwd());
  const [asked] = positionals;
  const folder = await openBackupFolder(settings.backupDir, settings.backupKey);
  if (values.at && !asked && !values.tenant) await bringMoment(settings, folder, readMoment(values.at));
  else if (asked && !values.at) await bringBackup(settings, folder, asked);
  else throw new StartupError(`use it like this: ${USAGE}`);
} catch (error) {
  explainAndExit(explainFileError(error, 'the data folder cannot be used'), 'Nothing was restored');
}

async function bringBackup(settings: Settings, folder: BackupFolder, asked: string): Promise<void> {
  const names = await folder.list();
  const name = asked === 'newest' ? names.at(-1) : names.find((one) => one === asked);
  if (!name) throw new StartupError(`there is no backup ${asked} in ${settings.backupDir}`);
  if (values.tenant) await bringTenant(settings, folder, name, values.tenant);
  else await bringAll(settings, folder, name);
}

/** The keys come last: a data folder that has them is a whole one. */
async function bringAll(settings: Settings, folder: BackupFolder, name: string): Promise<void> {
  const keys = await refuseUsed(settings.dataDir);
  const manifest = await readManifest(folder, name);
  const secrets = await readSecrets(folder, name, manifest);
  await openKeptKeys(secrets, settings.installationKey);
  await makeFolder(settings.dataDir, 0o755);
  const restore = await beginRestore(settings.dataDir);
  const postgres = await providePostgres(settings, console.log);
  try {
    const restored = await restoreWhole({
      folder,
      name,
      ownerUrl: postgres.ownerUrl,
      files: openFiles(settings, 'media'),
      prepareSchema: (migrations) => prepareSchema(postgres.ownerUrl, settings.databaseAppUrl, migrations),
    });
    const sealed = sealedRowsIn(secrets);
    if (sealed === null) await writePrivateFile(keys, secrets);
    else
      await holdKeyRows(postgres.ownerUrl, async ({ add }) => {
        for (const row of sealed) await add(row);
      });
    await restore.finish();
    console.log(
      `Backup ${name} is back: ${restored.tenants.length} tenants, ${restored.rows} rows, ${restored.files} files, all as they were. Start the server.`,
    );
  } finally {
    await postgres.stop();
  }
}

async function bringMoment(settings: Settings, folder: BackupFolder, at: Date): Promise<void> {
  if (settings.databaseUrl) throw new StartupError('--at is for the built-in PostgreSQL: leave DATABASE_URL out');
  const keys = await refuseUsed(settings.dataDir);
  await makeFolder(settings.dataDir, 0o755);
  const restore = await beginRestore(settings.dataDir);
  const restored = await restoreAt(settings, folder, at);
  // Keys of the database came with it.
  if (sealedRowsIn(restored.secrets) === null) await writePrivateFile(keys, restored.secrets);
  await restore.finish();
  console.log(
    `Everything is as it was at ${at.toISOString()}: from the base ${restored.base} through ${restored.pieces} pieces of the log, with ${restored.files} files. Start the server.`,
  );
  if (restored.missingFiles > 0) {
    console.log(`  ${restored.missingFiles} files that the database knows were not in the folder of backups.`);
  }
}

/** Where the keys will lie; a folder that has them, or half a restore, is somebody's. */
async function refuseUsed(dataDir: string): Promise<string> {
  await refuseUnfinishedRestore(dataDir);
  const keys = secretsPath(dataDir);
  const isUsed = await access(keys).then(
    () => true,
    () => false,
  );
  if (isUsed) throw new StartupError(`${dataDir} is in use: a whole backup needs an empty data folder`);
  return keys;
}

async function bringTenant(settings: Settings, folder: BackupFolder, name: string, tenantId: string): Promise<void> {
  await prepareDataFolder(settings.dataDir);
  const postgres = await borrowPostgres(settings, console.log);
  try {
    const { ownerUrl } = postgres;
    await (await openDatabase({ ownerUrl, appUrl: settings.databaseAppUrl, lanes: 1 })).close();
    const { secrets } = await loadInstallationKeys({ settings, ownerUrl, clock: systemClock });
    const files = openFiles(settings, 'media');
    const ofBackup = await openKeptKeys(
      await readSecrets(folder, name, await readManifest(folder, name)),
      settings.installationKey,
    );
    const restored = await restoreTenant({ folder, name, ownerUrl, files }, tenantId, { ofBackup, here: secrets });
    console.log(`Tenant ${tenantId} is back from ${name} with ${restored.files} files. Its people sign in anew.`);
  } finally {
    await postgres.stop();
  }
}
