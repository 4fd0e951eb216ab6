import { StartupError } from '../../errors/startup-error.ts';
import { roleOf } from '../app-role.ts';
import { connectOnce } from '../connect-once.ts';
import { letNumberRows } from './let-number-rows.ts';
import { planSpreading } from './plan-spreading.ts';
import { type Layout, readLayout } from './read-layout.ts';
import { refuseLeaks } from './refuse-leaks.ts';

export interface Spreading {
  layout: Layout;
  statements: string[];
}

/** Spreads the database, or only says what would be done. */
export async function spreadDatabase(ownerUrl: string, appUrl: string, onlyPlan: boolean): Promise<Spreading> {
  const owner = connectOnce(ownerUrl);
  try {
    const layout = await readLayout(async (text) => [...(await owner.unsafe(text))]);
    refuseWithoutExtension(layout);
    const statements = planSpreading(layout);
    if (!onlyPlan && statements.length > 0) {
      const [database] = await owner<{ name: string }[]>`select quote_ident(current_database()) as name`;
      // The tenant of a transaction goes with it to the machine that has its rows, where row security asks for it.
      await owner.unsafe(`alter database ${database?.name} set citus.propagate_set_commands = 'local'`);
      await owner.begin(async (sql) => {
        // One message each: Citus sends a message that sets something on as it came.
        for (const statement of statements) await sql.unsafe(statement);
      });
    }
    if (!onlyPlan) {
      await letNumberRows(owner, roleOf(appUrl));
      await refuseLeaks(appUrl, layout);
    }
    return { layout, statements };
  } finally {
    await owner.end({ timeout: 2 });
  }
}

function refuseWithoutExtension({ extension }: Layout): void {
  if (extension === 'on') return;
  throw new StartupError(
    extension === 'absent'
      ? 'this PostgreSQL has no Citus extension: install it on every machine of the database first, and load it (shared_preload_libraries)'
      : 'this database does not use Citus yet: say «create extension citus» in it on every machine, and citus_add_node for each worker',
  );
}
