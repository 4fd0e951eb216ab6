import { parseArgs } from 'node:util';
import { openDatabase } from '../db/root-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { installationFingerprint } from '../features/data/archive-signature.ts';
import { importTenant } from '../features/data/import-tenant.ts';
import { type CreatedTenant, createTenant, type NewTenant } from '../features/tenants/create-tenant.ts';
import { systemClock } from '../platform/clock.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { loadInstallationKeys } from '../platform/keys/installation-keys.ts';
import type { Secrets } from '../settings/key-ring.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { ownerLink } from './first-tenant.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { borrowPostgres } from './provide-postgres.ts';

const USAGE = `npm run tenant -- create <id> --name "مستر فلان" --name-latin "Mr Someone" [--host school.example]…
  npm run tenant -- import <archive.tar.gz> [--as <id>] [--host school.example]… [--trust-foreign]
  npm run tenant -- fingerprint`;

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'name-latin': { type: 'string' },
    as: { type: 'string' },
    host: { type: 'string', multiple: true, default: [] },
    'trust-foreign': { type: 'boolean', default: false },
  },
});
const [command, subject] = positionals;

try {
  const settings = readSettings(process.env, process.cwd());
  if (command === 'create' && subject) await runCreate(settings, subject);
  else if (command === 'import' && subject) await runImport(settings, subject);
  else if (command === 'fingerprint') await tellFingerprint(settings);
  else throw new StartupError(`use it like this: ${USAGE}`);
} catch (error) {
  explainAndExit(error, command === 'import' ? 'The tenant was not brought in' : 'The tenant was not made');
}

/** Creates a tenant and prints the link by which its owner makes an account. */
async function runCreate(settings: Settings, id: string): Promise<void> {
  const { name, 'name-latin': nameLatin, host } = values;
  if (!name || !nameLatin) throw new StartupError(`use it like this: ${USAGE}`);
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(id)) {
    throw new StartupError('a tenant id is made of lower-case letters, digits and dashes, at most 40');
  }
  const postgres = await borrowPostgres(settings, console.log);
  const created = await create(postgres.ownerUrl, settings.databaseAppUrl, {
    id,
    name,
    nameLatin,
    hosts: host,
  }).finally(postgres.stop);
  if (created.kind === 'exists') throw new StartupError(`the tenant ${id} exists already`);
  const publicUrl = host[0] ? `https://${host[0]}` : (settings.publicUrl ?? `http://localhost:${settings.port}`);
  console.log(`Tenant ${id} is made. Its owner's account comes from this link, which works once:`);
  console.log(`  ${ownerLink(publicUrl, created.ownerClaim)}`);
}

async function create(ownerUrl: string, appUrl: string | undefined, tenant: NewTenant): Promise<CreatedTenant> {
  const database = await openDatabase({ ownerUrl, appUrl, lanes: 1 });
  return createTenant(database.withTenant, tenant, new Date()).finally(database.close);
}

/** By what other installations know the archives made here. */
async function tellFingerprint(settings: Settings): Promise<void> {
  await prepareDataFolder(settings.dataDir);
  const postgres = await borrowPostgres(settings, () => {});
  try {
    console.log(installationFingerprint(await loadSecrets(settings, postgres.ownerUrl)));
  } finally {
    await postgres.stop();
  }
}

/** With the schema brought up to date before it: the machine may be a new one. */
async function loadSecrets(settings: Settings, ownerUrl: string): Promise<Secrets> {
  await (await openDatabase({ ownerUrl, appUrl: settings.databaseAppUrl, lanes: 1 })).close();
  return (await loadInstallationKeys({ settings, ownerUrl, clock: systemClock })).secrets;
}

/** Brings in a tenant that was exported on another machine. */
async function runImport(settings: Settings, archive: string): Promise<void> {
  await prepareDataFolder(settings.dataDir);
  const postgres = await borrowPostgres(settings, console.log);
  try {
    const secrets = await loadSecrets(settings, postgres.ownerUrl);
    const files = openFiles(settings, 'media');
    const imported = await importTenant({
      archive,
      ownerUrl: postgres.ownerUrl,
      secrets,
      files,
      as: values.as,
      hosts: values.host,
      trustForeign: values['trust-foreign'],
    });
    console.log(
      `Tenant ${imported.id} is here: ${imported.rows} rows and ${imported.files} files, all as in the archive.`,
    );
    if (imported.missingFiles > 0) console.log(`  ${imported.missingFiles} files were missing where it comes from.`);
    console.log('Its people sign in with their old passwords.');
  } finally {
    await postgres.stop();
  }
}
