import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs a `*.at-build.ts` file while the pages are built and puts its answers in its place, so that what they are made
 * from is not downloaded. Elsewhere, in tests and in development, it is a module like any other.
 */
export function evaluateAtBuild(): Plugin {
  return {
    name: 'evaluate-at-build',
    apply: 'build',
    load: {
      filter: { id: /\.at-build\.ts$/ },
      async handler(id) {
        const answers = Object.entries(
          (await import(/* @vite-ignore */ pathToFileURL(id).href)) as Record<string, unknown>,
        );
        return answers.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}
