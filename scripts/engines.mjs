import { ensureWebBuilt } from './build-web.mjs';
import { debianEngine } from './engines/debian-engines.mjs';
import { engineTable } from './engines/engine-table.mjs';
import { ARCHIVES, oldChromium } from './engines/old-chromium.mjs';
import { Failure, runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { reportVitest } from './run-vitest.mjs';

// Words after `npm run engines --` narrow the engines: `npm run engines -- webkit 103`.
const words = process.argv.slice(2);
const wanted = (name) => words.length === 0 || words.some((word) => name.startsWith(word));

await runScript(async () => {
  await ensureInstalled();
  const node = findNode();
  const found = [];
  for (const version of Object.keys(ARCHIVES)) if (wanted(version)) found.push(await oldChromium(version));
  for (const which of ['qt', 'webkit', 'firefox']) if (wanted(which)) found.push(await debianEngine(which));
  const engines = found.flatMap(({ engine }) => engine ?? []);
  if (engines.length > 0) {
    await ensureWebBuilt(node);
    const env = { ...process.env, HESSA_ENGINES: JSON.stringify(engines) };
    const { report, code } = await reportVitest(node, ['e2e/browsers/engines.test.ts'], env);
    console.log(`\n${engineTable(report)}`);
    if (code !== 0) process.exitCode = 1;
  }
  for (const { why } of found) if (why) console.log(`not tried: ${why}`);
  if (engines.length === 0) throw new Failure('There is no engine to try.');
});
