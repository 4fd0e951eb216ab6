import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes which module went into which file of the browser's build, beside that build and never served: the tests
 * hold that no public page carries code of the console or of the player.
 */
export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const root = this.environment.config.root;
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, file.moduleIds.map((id) => relative(root, id).split(sep).join('/')).sort()]]
          : [],
      );
      await writeFile(join(dir, '..', 'chunks.json'), `${JSON.stringify(Object.fromEntries(chunks), null, 1)}\n`);
    },
  };
}
