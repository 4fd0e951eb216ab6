import { parseArgs } from 'node:util';
import { openDatabase } from '../db/root-database.ts';
import { type CreatedTenant, createTenant, type NewTenant } from '../features/tenants/create-tenant.ts';
import { StartupError } from '../platform/startup-error.ts';
import { readSettings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';
import { ownerLink } from './first-tenant.ts';
import { borrowPostgres } from './provide-postgres.ts';

const USAGE = 'npm run tenant -- create <id> --name "مستر فلان" --name-latin "Mr Someone" [--host school.example]…';

try {
  await run(process.argv.slice(2));
} catch (error) {
  explainAndExit(error, 'The tenant was not made');
}

/** Creates a tenant and prints the link by which its owner makes an account. */
async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'name-latin': { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
    },
  });
  const [command, id] = positionals;
  const { name, 'name-latin': nameLatin, host } = values;
  if (command !== 'create' || !id || !name || !nameLatin) throw new StartupError(`use it like this: ${USAGE}`);
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(id)) {
    throw new StartupError('a tenant id is made of lower-case letters, digits and dashes, at most 40');
  }
  const settings = readSettings(process.env, process.cwd());
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
