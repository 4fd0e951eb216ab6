import path from 'node:path';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';

await runScript(async () => {
  await ensureInstalled();
  await runServer(findNode(), [path.join(root, 'apps/server/src/main/backup.ts'), ...process.argv.slice(2)]);
});
