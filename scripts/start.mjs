import path from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';

await runScript(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureWebBuilt(node);
  const env = { ...process.env, NODE_ENV: 'production' };
  await runServer(node, [path.join(root, 'apps/server/src/main/start.ts'), ...process.argv.slice(2)], env);
});
