import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../../../../package.json');

/** Which version of the program this is, as the repository's own manifest says. */
export const APP_VERSION = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
