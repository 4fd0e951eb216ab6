import { fileURLToPath } from 'node:url';

/** The checkout, wherever it is. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
