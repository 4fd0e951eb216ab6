import { parseArgs } from 'node:util';
import { openDatabase } from '../db/root-database.ts';
import { type Machine, placeTenant, type Wish } from '../db/spread/place-tenant.ts';
import { spreadDatabase } from '../db/spread/spread-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readSettings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';

const USAGE = `npm run distribute              spreads the database of DATABASE_URL over its Citus workers, by tenant
  npm run distribute -- --plan    only says what would be done
  npm run distribute -- --alone mr-ahmed                       gives a big teacher a shard alone
  npm run distribute -- --move mr-ahmed --to worker-2:5432     brings a teacher's shard to another worker`;

let failed = 'The database was not spread';
try {
  const { onlyPlan, placed } = readArguments();
  if (placed) failed = `${placed.tenantId} was not ${placed.to ? 'moved' : 'set apart'}`;
  const { databaseUrl, databaseAppUrl } = readSettings(process.env, process.cwd());
  if (databaseUrl === undefined) {
    throw new StartupError('DATABASE_URL is not set: the built-in PostgreSQL is one machine and stays one');
  }
  const database = await openDatabase({ ownerUrl: databaseUrl, appUrl: databaseAppUrl, lanes: 1 });
  await database.close();
  if (placed) {
    const { host, port, isAlone } = await placeTenant(databaseUrl, database.appUrl, placed);
    console.log(`${placed.tenantId} is on ${host}:${port}${isAlone ? ', alone in its shard' : ''}.`);
  } else {
    await spread(databaseUrl, database.appUrl, onlyPlan);
  }
} catch (error) {
  explainAndExit(error, failed);
}

async function spread(ownerUrl: string, appUrl: string, onlyPlan: boolean): Promise<void> {
  const { layout, statements } = await spreadDatabase(ownerUrl, appUrl, onlyPlan);
  if (onlyPlan) for (const statement of statements) console.log(`${statement};`);
  else console.log(statements.length === 0 ? 'It is spread already.' : `${layout.tables.length} tables are spread.`);
  if (layout.workers === 0)
    console.log('There is no worker yet: everything stays on this machine until citus_add_node.');
}

function readArguments(): { onlyPlan: boolean; placed: Wish | null } {
  try {
    const { values } = parseArgs({
      options: {
        plan: { type: 'boolean', default: false },
        alone: { type: 'string' },
        move: { type: 'string' },
        to: { type: 'string' },
      },
    });
    const { plan: onlyPlan, alone, move, to } = values;
    const asked = [onlyPlan, alone !== undefined, move !== undefined].filter(Boolean);
    if (asked.length > 1 || (move === undefined) !== (to === undefined)) throw new Error('not understood');
    if (alone !== undefined) return { onlyPlan, placed: { tenantId: alone, to: null } };
    return { onlyPlan, placed: move === undefined ? null : { tenantId: move, to: machineOf(to ?? '') } };
  } catch {
    throw new StartupError(`use it like this: ${USAGE}`);
  }
}

function machineOf(address: string): Machine {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(address) ?? [];
  if (!host || !port) throw new Error('not an address');
  return { host, port: Number(port) };
}
