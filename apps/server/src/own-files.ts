import { dirname, join } from 'node:path';

/** As written, this module lies in `src`; built, the whole program is a few files in `build`, beside it. */
const server = dirname(import.meta.dirname);

/** Where files lie that the program reads beside its own code: migrations, fonts, the films of the demo. */
export const SOURCES = join(server, 'src');

/** The root of the repository. */
export const REPOSITORY = join(server, '../..');
