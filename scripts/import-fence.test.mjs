import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.mjs';

const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const trees = [];

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

/** A small project in the shape of ours, its workspaces linked as npm links them. */
function makeTree(files) {
  const tree = mkdtempSync(path.join(tmpdir(), 'hessa-fence-'));
  trees.push(tree);
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  };
  mkdirSync(path.join(tree, 'node_modules/@hessa'), { recursive: true });
  for (const name of ['rules', 'contract']) {
    const manifest = { name: `@hessa/${name}`, type: 'module', exports: { './*': './src/*.ts' } };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    symlinkSync(`../../packages/${name}`, path.join(tree, `node_modules/@hessa/${name}`));
  }
  write(
    'node_modules/zod/package.json',
    '{"name":"zod","type":"module","exports":{".":"./index.js","./mini":"./mini.js"}}',
  );
  write('node_modules/zod/index.js', 'export const z = 1;');
  write('node_modules/zod/mini.js', 'export const z = 1;');
  const sound = {
    'package.json': '{"name":"tree","type":"module","dependencies":{"zod":"*"}}',
    'packages/rules/src/digits.ts': 'export const digits = 1;',
    'packages/contract/src/endpoint.ts': "import { z } from 'zod';\nexport const endpoint = z;",
    'packages/contract/src/client.ts':
      "import type { endpoint } from './endpoint.ts';\nexport type Client = typeof endpoint;",
    'packages/contract/src/errors/catalogue.ts': 'export const catalogue = {};',
    'packages/contract/src/auth/login.ts':
      "import { digits } from '@hessa/rules/digits';\nimport { endpoint } from '../endpoint.ts';\nexport const login = [endpoint, digits];",
    'apps/server/src/db/root-database.ts': 'export const rootDatabase = 1;',
    'apps/server/src/db/tenant-transaction.ts': "export { rootDatabase as hidden } from './root-database.ts';",
    'apps/server/src/http/mount.ts': 'export const mount = 1;',
    'apps/server/src/calls/context.ts': 'export const context = 1;',
    'apps/server/src/platform/platform.ts': 'export const platform = 1;',
    'apps/server/src/main/start.ts': "import '../db/root-database.ts';",
    'apps/server/src/features/tenants/find-tenant.ts': 'export const findTenant = 1;',
    'apps/server/src/features/auth/login.ts':
      "import { login } from '@hessa/contract/auth/login';\nimport { findTenant } from '../tenants/find-tenant.ts';\nexport const handler = [login, findTenant];",
    'apps/server/src/features/contact/contact.ts': 'export const contact = 1;',
    'apps/server/src/features/quizzes/submit-quiz.ts':
      "import { handler } from '../auth/login.ts';\nexport const submitQuiz = handler;",
    'apps/web/app/features/auth/login-form.tsx':
      "import { digits } from '@hessa/rules/digits';\nimport type { login } from '@hessa/contract/auth/login';\nimport { catalogue } from '@hessa/contract/errors/catalogue';\nimport { type Client } from '@hessa/contract/client';\nexport const form = (props: { login: typeof login; client: Client }) => <form title={String(digits)}>{String(catalogue)}</form>;",
    'apps/web/app/features/quizzes/quiz.tsx': 'export const quiz = <p />;',
    'bench/api/api.ts': "import '../../apps/server/src/main/start.ts';",
    'e2e/support/journey.ts': 'export const journey = 1;',
    'apps/web/app/routes/home.tsx':
      "import { form } from '../features/auth/login-form.tsx';\nimport { quiz } from '../features/quizzes/quiz';\nexport const home = [form, quiz];",
  };
  for (const [name, text] of Object.entries({ ...sound, ...files })) write(name, text);
  return tree;
}

function cruise(tree) {
  const args = [
    cruiser,
    '--config',
    path.join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
    'bench',
    'e2e',
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) => resolve(JSON.parse(stdout)));
  });
}

test('a tree that keeps the rules passes, with workspace, .ts, .tsx and type-only imports resolved', async () => {
  const { summary, modules } = await cruise(makeTree({}));
  expect(summary.violations).toEqual([]);
  const form = modules.find((module) => module.source.endsWith('login-form.tsx'));
  const seen = form.dependencies.map((to) => [to.resolved, to.dependencyTypes.includes('type-only')]);
  expect(seen.sort()).toEqual([
    ['packages/contract/src/auth/login.ts', true],
    ['packages/contract/src/client.ts', true],
    ['packages/contract/src/errors/catalogue.ts', false],
    ['packages/rules/src/digits.ts', false],
  ]);
});

const feature = (name) => `apps/server/src/features/${name}/extra.ts`;

const violations = [
  ['rules-import-nothing', { 'packages/rules/src/x.ts': "import { z } from 'zod';\nexport const x = z;" }],
  [
    'rules-import-nothing',
    { 'packages/rules/src/x.ts': "import { now } from 'node:perf_hooks';\nexport const x = now;" },
  ],
  [
    'rules-never-import-contract',
    {
      'packages/rules/src/x.ts':
        "import type { login } from '@hessa/contract/auth/login';\nexport type X = typeof login;",
    },
  ],
  [
    'contract-imports-rules-and-zod',
    { 'packages/contract/src/x.ts': "import { readFile } from 'node:fs/promises';\nexport const x = readFile;" },
  ],
  [
    'packages-never-import-apps',
    {
      'packages/contract/src/x.ts':
        "import type { home } from '../../../apps/web/app/routes/home.tsx';\nexport type X = typeof home;",
    },
  ],
  [
    'server-never-imports-web',
    {
      [feature('auth')]:
        "import { quiz } from '../../../../web/app/features/quizzes/quiz.tsx';\nexport const x = quiz;",
    },
  ],
  [
    'web-never-imports-server',
    {
      'apps/web/app/routes/x.ts':
        "import type { handler } from '../../../server/src/features/auth/login.ts';\nexport type X = typeof handler;",
    },
  ],
  [
    'web-takes-types-from-contract',
    { 'apps/web/app/routes/x.ts': "import { login } from '@hessa/contract/auth/login';\nexport const x = login;" },
  ],
  [
    'web-takes-types-from-contract',
    { 'apps/web/app/routes/x.ts': "export const x = () => import('@hessa/contract/auth/login');" },
  ],
  [
    'web-features-stay-apart',
    {
      'apps/web/app/features/auth/x.tsx':
        "import type { quiz } from '../quizzes/quiz.tsx';\nexport type X = typeof quiz;",
    },
  ],
  [
    'api-knows-nothing-of-offline',
    {
      'apps/web/app/offline/strip.tsx': 'export const strip = <p />;',
      'apps/web/app/api/x.ts': "import type { strip } from '../offline/strip.tsx';\nexport type X = typeof strip;",
    },
  ],
  [
    'root-database-stays-in-db',
    { [feature('auth')]: "import { rootDatabase } from '../../db/root-database.ts';\nexport const x = rootDatabase;" },
  ],
  [
    'root-database-stays-in-db',
    { 'apps/server/src/http/x.ts': "export const x = () => import('../db/root-database.ts');" },
  ],
  [
    'product-never-imports-testing',
    {
      'apps/server/src/testing/test-database.ts': "export { rootDatabase } from '../db/root-database.ts';",
      [feature('auth')]:
        "import { rootDatabase } from '../../testing/test-database.ts';\nexport const x = rootDatabase;",
    },
  ],
  [
    'journeys-and-measurements-stay-apart',
    { 'bench/pages/x.ts': "import { journey } from '../../e2e/support/journey.ts';\nexport const x = journey;" },
  ],
  [
    'feature-order-auth',
    { [feature('auth')]: "import { submitQuiz } from '../quizzes/submit-quiz.ts';\nexport const x = submitQuiz;" },
  ],
  [
    'feature-order-auth',
    { [feature('auth')]: "import type { contact } from '../contact/contact.ts';\nexport type X = typeof contact;" },
  ],
  [
    'authoring-shows-what-it-builds',
    {
      'apps/web/app/features/authoring/x.tsx': "import { form } from '../auth/login-form.tsx';\nexport const x = form;",
    },
  ],
  ...[
    ['features', feature('auth'), '../../http/mount.ts'],
    ['calls', 'apps/server/src/calls/extra.ts', '../http/mount.ts'],
    ['calls', 'apps/server/src/calls/extra.ts', '../features/tenants/find-tenant.ts'],
    ['platform', 'apps/server/src/platform/extra.ts', '../calls/context.ts'],
    ['db', 'apps/server/src/db/extra.ts', '../platform/platform.ts'],
    ['settings', 'apps/server/src/settings/extra.ts', '../platform/platform.ts'],
    ['errors', 'apps/server/src/errors/extra.ts', '../db/tenant-transaction.ts'],
  ].map(([name, from, to]) => [`${name}-is-below`, { [from]: `import '${to}';` }]),
  [
    'known-feature',
    { [feature('surprises')]: "import { findTenant } from '../tenants/find-tenant.ts';\nexport const x = findTenant;" },
  ],
  [
    'no-circles',
    {
      'apps/server/src/http/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'apps/server/src/http/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
    },
  ],
  ['resolvable', { 'apps/server/src/http/x.ts': "import { y } from '@hessa/rules/nowhere';\nexport const x = y;" }],
];

/** The wrong import under a name of its own, so that one tree has them all. */
const ownFiles = violations.map(([, files], at) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.replace(/\/(x|extra)\.(tsx?)$/, `/$1-${at}.$2`), text]),
  ),
);
let cruised;
/** Found in one go: starting the cruiser takes longer than what it does. */
function everyViolation() {
  const wrong = ownFiles.flatMap(Object.entries);
  expect(new Set(wrong.map(([name]) => name)).size).toBe(wrong.length);
  cruised ??= cruise(makeTree(Object.fromEntries(wrong))).then(({ summary }) => summary.violations);
  return cruised;
}

test.each(violations.map(([rule], at) => [rule, at]))('the fence stops what %s forbids (%i)', async (rule, at) => {
  const found = (await everyViolation()).filter(({ from }) => from in ownFiles[at]);
  expect(found.map((violation) => violation.rule.name)).toContain(rule);
});

test('no rule of the fence is left unproven; the order of features is proven by one of its kind', async () => {
  const { default: config } = await import('../.dependency-cruiser.mjs');
  const names = config.forbidden.map(({ name }) => name.replace(/^feature-order-.*/, 'feature-order-auth'));
  expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(names));
});
