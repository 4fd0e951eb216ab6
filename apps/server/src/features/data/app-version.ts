import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../own-files.ts';

const manifest = join(REPOSITORY, 'package.json');

/** Which version of the program this is, as the repository's own manifest says. */
export const APP_VERSION = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
