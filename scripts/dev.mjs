import path from 'node:path';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { runWatched } from './run-watched.mjs';

await runScript(async () => {
  await ensureInstalled();
  // Vite reloads the pages itself and writes files while it does: plain --watch would restart for ever.
  const watched = ['apps/server/src', 'packages/rules/src', 'packages/contract/src'];
  const args = [
    '--conditions=development',
    ...watched.map((folder) => `--watch-path=${path.join(root, folder)}`),
    '--watch-preserve-output',
    path.join(root, 'apps/server/src/main/start.ts'),
  ];
  await runWatched(findNode(), args, { ...process.env, NODE_ENV: 'development', HESSA_WEB: 'development' });
});
