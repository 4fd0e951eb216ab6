/** A package of the lockfile, by its path there: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that are said nowhere in the package's own description, and where they were read instead. */
const READ_ELSEWHERE = {
  // Its readme says MIT; comes with tus-js-client.
  'combine-errors': 'MIT',
};

/** Everything that the lockfile installs; `shipped` leaves out what only builds and tests need. */
export function lockedPackages(lockfile, { shipped = false } = {}) {
  return Object.entries(lockfile.packages)
    .filter(
      ([place, { link, dev, devOptional }]) =>
        place.includes('node_modules/') && !link && !(shipped && (dev || devOptional)),
    )
    .map(([place, { name = nameOf(place), version, license = READ_ELSEWHERE[name], integrity }]) => ({
      name,
      version,
      license,
      integrity,
    }));
}

/** The software bill of materials as CycloneDX 1.6. It says nothing of when it was made: the same lockfile, the same bill. */
export function softwareBill(lockfile, { name, version }) {
  const bill = new Map(lockedPackages(lockfile, { shipped: true }).map((each) => [purl(each), each]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components: [...bill].sort().map(([ref, each]) => ({
      type: 'library',
      'bom-ref': ref,
      name: each.name,
      version: each.version,
      purl: ref,
      licenses: [{ expression: each.license }],
      hashes: [hashOf(each.integrity)],
    })),
  };
}

function purl({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
