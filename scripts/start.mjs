import { builtServer, ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { runServer } from './run-server.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

await runScript(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureServerBuilt(node);
  await ensureWebBuilt(node);
  const env = { ...process.env, NODE_ENV: 'production' };
  await runServer(node, [...SERVER_FLAGS, builtServer('start'), ...process.argv.slice(2)], env);
});
