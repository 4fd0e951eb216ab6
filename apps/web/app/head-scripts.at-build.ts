import { join } from 'node:path';
import { inlineScript } from '../build-steps/inline-script.ts';

const textOf = (entry: string) => inlineScript(join(import.meta.dirname, entry));

/** Modules that must not wait for any file, as the text that stands in the page's head; the build runs this file. */
export const BEFORE_PAINT = await textOf('theme/before-paint.head.ts');
export const BOOT_GUARD = await textOf('offline/boot-guard.head.ts');
export const SPLASH = await textOf('shell/splash.head.ts');
export const EARLY_READS = await textOf('api/early-reads.head.ts');
export const FAULT = await textOf('floor/fault.head.ts');
export const STREAMS = await textOf('floor/streams.head.ts');
