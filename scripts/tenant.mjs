import { builtServer, ensureServerBuilt } from './build-server.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { runServer } from './run-server.mjs';

await runScript(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureServerBuilt(node);
  await runServer(node, [builtServer('tenant'), ...process.argv.slice(2)]);
});
