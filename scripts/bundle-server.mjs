import path from 'node:path';
import { build } from 'vite';
import { root } from './root.mjs';

const server = path.join(root, 'apps', 'server');

const PROGRAMS = ['start', 'tenant', 'keys', 'distribute', 'backup', 'restore', 'files'];

/** Once built, a module no longer lies where it was written. `own-files.ts` knows; packages are found from anywhere. */
const nobodyAsksWhereItLies = {
  name: 'nobody-asks-where-it-lies',
  transform(code, id) {
    if (!id.startsWith(server) || id.endsWith('/own-files.ts')) return;
    if (/import\.meta\.(?:dirname|filename|url)/.test(code.replace('createRequire(import.meta.url)', ''))) {
      this.error(`${id} asks where it lies: use own-files.ts`);
    }
  },
};

// Everything of ours in a few files. Node would read each of a thousand modules, take its types out and look up where
// its imports lead, for which it parses drizzle's manifest of 180 kB once for every file that names it (record 50).
await build({
  configFile: false,
  root: server,
  logLevel: 'warn',
  plugins: [nobodyAsksWhereItLies],
  ssr: { noExternal: [/^@hessa\//, 'drizzle-orm', 'zod'] },
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMS.map((program) => [program, path.join(server, 'src/main', `${program}.ts`)])),
      // Flat: a built module finds the server's folder one step above itself (`own-files.ts`).
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
