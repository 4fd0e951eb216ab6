import path from 'node:path';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';

await runScript(async () => {
  const [command, ...words] = process.argv.slice(2);
  await ensureInstalled();
  const node = findNode();
  await ensureServerBuilt(node);
  await ensureWebBuilt(node);
  if (command === 'journeys') {
    // A site of the journeys is then three servers behind a proxy (`e2e/support/site.ts`).
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    await runServer(node, [vitest, 'run', '--project', 'e2e', ...words], { ...process.env, HESSA_JOURNEYS: 'spread' });
    return;
  }
  await runServer(node, [path.join(root, 'scripts/cluster/cluster.ts'), ...process.argv.slice(2)]);
});
