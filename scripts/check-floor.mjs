import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { holdAgainstFloor } from './floor/hold-against-floor.mjs';
import { root } from './root.mjs';

const client = path.join(root, 'apps', 'web', 'build', 'client');

const files = readdirSync(client, { recursive: true })
  .filter((name) => /\.(?:js|css)$/.test(name))
  .sort()
  .map((name) => ({ name, source: readFileSync(path.join(client, name), 'utf8') }));
const problems = holdAgainstFloor(files);
if (problems.length > 0) {
  console.error(`What is shipped asks for more than the oldest browsers have (docs/decisions/0033):\n`);
  console.error(problems.join('\n\n'));
  process.exitCode = 1;
}
