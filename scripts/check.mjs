import { runChecks } from './checks.mjs';
import { Failure, runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';

await runScript(async () => {
  await ensureInstalled();
  const rows = await runChecks(findNode());
  const failed = rows.filter((row) => row.failed > 0);
  if (failed.length > 0) throw new Failure(`Failed: ${failed.map((row) => row.name).join(', ')}.`);
});
