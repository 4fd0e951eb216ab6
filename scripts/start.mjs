import { builtServer, ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { runServer } from './run-server.mjs';

/** Node sizes its young generation for big machines; a third of the memory at exam load was that. */
const YOUNG_SPACE = '--max-semi-space-size=8';

await runScript(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureServerBuilt(node);
  await ensureWebBuilt(node);
  const env = { ...process.env, NODE_ENV: 'production' };
  await runServer(node, [YOUNG_SPACE, builtServer('start'), ...process.argv.slice(2)], env);
});
