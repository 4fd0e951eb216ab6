import { join } from 'node:path';
import { inlineScript } from '../build-steps/inline-script.ts';

const textOf = (entry: string) => inlineScript(join(import.meta.dirname, entry));

/** Modules that must not wait for any file, as the text that stands in the page's head; the build runs this file. */
export const [BEFORE_PAINT, BOOT_GUARD, SPLASH, EARLY_READS, EARLY_PICTURE, FAULT, STREAMS] = await Promise.all([
  textOf('theme/before-paint.head.ts'),
  textOf('offline/boot-guard.head.ts'),
  textOf('shell/splash.head.ts'),
  textOf('api/early-reads.head.ts'),
  textOf('api/early-picture.head.ts'),
  textOf('floor/fault.head.ts'),
  textOf('floor/streams.head.ts'),
]);
