import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { expect } from 'vitest';
import { unchangingKeys } from '../../settings/key-ring.ts';
import { newKeySet } from '../../settings/secrets.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { until } from '../../testing/until.ts';
import { signManifest } from './archive-signature.ts';

export interface Entry {
  name: string;
  content: Buffer;
}

/** A stranger's keys: whoever changes an archive can sign it anew, only not as the one who made it. */
const stranger = unchangingKeys(newKeySet());

/** Asks for the archive of the owner's tenant and waits until it is made. */
export async function exportJob(owner: TestClient, password: string): Promise<string> {
  const key = randomUUID();
  const asked = await owner.call('POST /api/teach/data/export', { body: { key, password } });
  expect(asked.status, asked.text).toBe(200);
  const read = async () => (await owner.call('GET /api/teach/jobs/{jobId}', { params: { jobId: key } })).body.data;
  await until(async () => (await read()).endedAt !== null);
  expect(await read()).toMatchObject({ state: 'done' });
  return key;
}

export const archiveBytes = (platform: TestPlatform, jobId: string, tenantId = platform.tenantId): Promise<Buffer> =>
  buffer(platform.platform.archives.read(tenantId, jobId));

export async function entriesOf(file: string): Promise<Entry[]> {
  const extract = tar.extract();
  const found: Entry[] = [];
  extract.on('entry', (header, content, next) => {
    buffer(content).then((bytes) => {
      found.push({ name: header.name, content: bytes });
      next();
    }, next);
  });
  extract.end(gunzipSync(await readFile(file)));
  await new Promise<void>((resolve, reject) => {
    extract.on('finish', () => resolve());
    extract.on('error', reject);
  });
  return found;
}

export const manifestIn = (entries: readonly Entry[]): string =>
  entries.find(({ name }) => name === 'manifest.json')?.content.toString() ?? '';

/** The same with a signature of a stranger's installation that fits. */
function signedAnew(entries: readonly Entry[]): Entry[] {
  const unsigned = entries.filter(({ name }) => name !== 'signature.json');
  return [...unsigned, { name: 'signature.json', content: Buffer.from(signManifest(stranger, manifestIn(unsigned))) }];
}

/** The same with a manifest that tells of what is there now: a forger counts and hashes as well as we do. */
export function countedAnew(entries: readonly Entry[]): Entry[] {
  const manifest = JSON.parse(manifestIn(entries));
  for (const { name, content } of entries) {
    const [, table] = /^tables\/(\w+)\.ndjson$/.exec(name) ?? [];
    const [, file] = /^files\/([\w-]+)$/.exec(name) ?? [];
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (file) manifest.files[file] = { bytes: content.length, sha256 };
    if (!table) continue;
    const rows = content.toString('utf8').split('\n').length - 1;
    manifest.tables[table] = { ...manifest.tables[table], rows, sha256 };
  }
  return entries.map((entry) =>
    entry.name === 'manifest.json' ? { ...entry, content: Buffer.from(JSON.stringify(manifest)) } : entry,
  );
}

/** Writes the entries as an archive that a stranger signed; answers where. */
export async function packArchive(folder: string, entries: readonly Entry[]): Promise<string> {
  const pack = tar.pack();
  for (const { name, content } of signedAnew(entries)) pack.entry({ name }, content);
  pack.finalize();
  const file = join(folder, `${randomUUID()}.tar.gz`);
  await writeFile(file, gzipSync(await buffer(pack)));
  return file;
}

/** Entries with one cell of one row of a table set to something else. */
export function withCell(
  entries: readonly Entry[],
  table: string,
  row: number,
  column: string,
  value: unknown,
): Entry[] {
  return entries.map((entry) => {
    if (entry.name !== `tables/${table}.ndjson`) return entry;
    const lines = entry.content.toString('utf8').split('\n').slice(0, -1);
    const at = row % lines.length;
    lines[at] = asRow({ ...JSON.parse(lines[at] ?? '{}'), [column]: value });
    return { ...entry, content: Buffer.from(`${lines.join('\n')}\n`) };
  });
}

/** As PostgreSQL writes a row: its cells without spaces between them, JSON inside a cell with spaces. */
function asRow(row: Record<string, unknown>): string {
  const cells = Object.entries(row).map(([name, value]) => `${JSON.stringify(name)}:${spaced(value)}`);
  return `{${cells.join(',')}}`;
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inside = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`);
  return `{${inside.join(', ')}}`;
}
