import { basename, dirname, join } from 'node:path';

/** As written, this module lies in `src/settings`; built, the whole program is a file or two in `build`. */
const isBuilt = basename(import.meta.dirname) === 'build';
const server = isBuilt ? dirname(import.meta.dirname) : join(import.meta.dirname, '../..');

/** Where files lie that the program reads beside its own code: migrations, fonts, the films of the demo. */
export const SOURCES = join(server, 'src');

/** The root of the repository. */
export const REPOSITORY = join(server, '../..');
