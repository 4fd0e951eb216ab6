import { builtServer, ensureServerBuilt } from './build-server.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { runServer } from './run-server.mjs';

/** Runs one of the server's programs, as built, with the words that were typed behind its name. */
export function runProgram(program) {
  return runScript(async () => {
    await ensureInstalled();
    const node = findNode();
    await ensureServerBuilt(node);
    await runServer(node, [builtServer(program), ...process.argv.slice(2)]);
  });
}
