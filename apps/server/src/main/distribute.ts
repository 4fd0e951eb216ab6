import { parseArgs } from 'node:util';
import { openDatabase } from '../db/root-database.ts';
import { spreadDatabase } from '../db/spread/spread-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readSettings } from '../settings/settings.ts';
import { explainAndExit } from './explain-and-exit.ts';

const USAGE = `npm run distribute              spreads the database of DATABASE_URL over its Citus workers, by tenant
  npm run distribute -- --plan    only says what would be done`;

try {
  const { onlyPlan } = readArguments();
  const { databaseUrl, databaseAppUrl } = readSettings(process.env, process.cwd());
  if (databaseUrl === undefined) {
    throw new StartupError('DATABASE_URL is not set: the built-in PostgreSQL is one machine and stays one');
  }
  const database = await openDatabase({ ownerUrl: databaseUrl, appUrl: databaseAppUrl, lanes: 1 });
  await database.close();
  const { layout, statements } = await spreadDatabase(databaseUrl, database.appUrl, onlyPlan);
  if (onlyPlan) for (const statement of statements) console.log(`${statement};`);
  else console.log(statements.length === 0 ? 'It is spread already.' : `${layout.tables.length} tables are spread.`);
  if (layout.workers === 0)
    console.log('There is no worker yet: everything stays on this machine until citus_add_node.');
} catch (error) {
  explainAndExit(error, 'The database was not spread');
}

function readArguments(): { onlyPlan: boolean } {
  try {
    const { values } = parseArgs({ options: { plan: { type: 'boolean', default: false } } });
    return { onlyPlan: values.plan };
  } catch {
    throw new StartupError(`use it like this: ${USAGE}`);
  }
}
