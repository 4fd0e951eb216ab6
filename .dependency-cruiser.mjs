/**
 * The import fence: which way imports run, held on the resolved graph. `npm run check` applies it, and
 * scripts/import-fence.test.ts proves that each rule catches what it forbids.
 */

/** The server's features in order: a feature imports only features of the groups before its own. */
const featureOrder = [
  ['tenants', 'jobs'],
  ['auth', 'contact', 'books', 'site'],
  ['profile', 'courses'],
  ['enrolment'],
  ['units'],
  ['media'],
  ['codes', 'lessons'],
  ['quizzes', 'search'],
  ['authoring'],
  ['statistics', 'students'],
  ['parents', 'home'],
  ['desk'],
  ['team', 'audit'],
  ['data'],
];

const features = '^apps/server/src/features/';
const tests = '[.](test|fixture)[.]tsx?$';
const anyOf = (names) => `(${names.join('|')})`;

const orderOfFeatures = featureOrder.flatMap((group, index) =>
  group.map((feature) => ({
    name: `feature-order-${feature}`,
    comment: `${feature} imports only features before it: ${featureOrder.slice(0, index).flat().join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `${features}${feature}/`, pathNot: tests },
    to: { path: features, pathNot: `${features}${anyOf([feature, ...featureOrder.slice(0, index).flat()])}/` },
  })),
);

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'two files that need each other are one thing, or hide a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'an import that resolves to nothing would slip through every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[+]types/|^virtual:' },
    },
    {
      name: 'rules-import-nothing',
      comment: 'business rules are pure: no package, no clock, no file',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: tests },
      to: { pathNot: '^packages/rules/' },
    },
    {
      name: 'contract-imports-rules-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: tests },
      to: { pathNot: '^(packages/(contract|rules)/|node_modules/zod/)' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'rules-never-import-contract',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { path: '^packages/contract/' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'the server loads the built pages, it does not import their sources',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'web-takes-types-from-contract',
      comment: 'the endpoints’ schemas are 24 kB of zod: the browser takes their types, the errors and the client',
      severity: 'error',
      from: { path: '^apps/web/app/', pathNot: `${tests}|[.]server[.]tsx?$` },
      to: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/src/(errors/|client)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'a route composes features; features never import each other',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: '^apps/web/app/features/authoring/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'authoring-shows-what-it-builds',
      comment: 'what a teacher builds is shown with the very components that students see, and with nothing else',
      severity: 'error',
      from: { path: '^apps/web/app/features/authoring/' },
      to: {
        path: '^apps/web/app/features/',
        pathNot: '^apps/web/app/features/(authoring|((courses|lessons|quizzes)/(?!teach/)))',
      },
    },
    {
      name: 'api-knows-nothing-of-offline',
      comment: 'working without a line is built upon the calls; what the phone keeps of them is in session/',
      severity: 'error',
      from: { path: '^apps/web/app/api/' },
      to: { path: '^apps/web/app/offline/' },
    },
    {
      name: 'root-database-stays-in-db',
      comment: 'first lock of tenancy: outside db/ and main/ there is only a tenant’s transaction',
      severity: 'error',
      from: { pathNot: '^apps/server/src/(db|main|testing)/' },
      to: { path: '^apps/server/src/db/root-database[.]ts$' },
    },
    {
      name: 'product-never-imports-testing',
      comment: 'testing/ holds the root database: through it the first lock would be open again',
      severity: 'error',
      from: { path: '^apps/server/src/(features|http|platform|settings|db)/', pathNot: tests },
      to: { path: '^apps/server/src/testing/|[.]fixture[.]ts$' },
    },
    ...[
      ['features', 'http', 'what handlers need is in calls/: the server mounts features, they do not know it'],
      ['calls', '(features|http)', 'what every feature builds on knows none of them'],
      ['platform', '(calls|features|http)', 'the platform knows nothing of requests'],
      ['db', '(platform|calls|features|http|settings)', 'the platform stores in the database, not the other way round'],
      ['settings', '(platform|calls|features|http)', 'settings are read before there is anything else'],
      ['errors', '(settings|db|platform|calls|features|http)', 'anybody may throw them'],
    ].map(([from, to, comment]) => ({
      name: `${from}-is-below`,
      comment,
      severity: 'error',
      from: { path: `^apps/server/src/${from}/`, pathNot: tests },
      to: { path: `^apps/server/src/${to}/` },
    })),
    {
      name: 'journeys-and-measurements-stay-apart',
      comment: 'what e2e and bench share stands in scripts/ or with the server, not with one of them',
      severity: 'error',
      from: { path: '^(bench|e2e)/' },
      to: { path: '^(bench|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'known-feature',
      comment: 'a new feature takes its place in featureOrder first',
      severity: 'error',
      from: { path: features, pathNot: `${features}${anyOf(featureOrder.flat())}/` },
      to: {},
    },
    ...orderOfFeatures,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
