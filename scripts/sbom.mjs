import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { softwareBill } from './software-bill.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

process.stdout.write(`${JSON.stringify(softwareBill(read('package-lock.json'), read('package.json')), null, 2)}\n`);
