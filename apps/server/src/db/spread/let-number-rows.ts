import type postgres from 'postgres';
import { isSpread } from './migrate-spread.ts';

/**
 * A spread database numbers figures that triggers keep on the machine where they lie, and asks there whether the
 * application may; one PostgreSQL does not ask. Such rights do not travel to workers by themselves (record 138). What
 * has an address is numbered by the coordinator alone (record 144).
 */
export async function letNumberRows(owner: postgres.Sql, appRole: string): Promise<void> {
  if (!(await isSpread(owner))) return;
  const grant = `grant usage on all sequences in schema public to "${appRole.replaceAll('"', '""')}"`;
  await owner.unsafe(grant);
  const answers = await owner<{ success: boolean; result: string }[]>`
    select success, result from run_command_on_workers(${grant})`;
  const refused = answers.find(({ success }) => !success);
  if (refused) throw new Error(`a worker does not let ${appRole} number rows: ${refused.result}`);
}
