import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartupError } from '../../errors/startup-error.ts';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';
import { books } from '../books/books-table.ts';
import { contactRecords } from '../contact/contact-records-table.ts';
import { storedFile } from '../media/stored-file.fixture.ts';
import {
  archiveBytes,
  countedAnew,
  type Entry,
  entriesOf,
  exportJob,
  packArchive,
  withCell,
} from './archive.fixture.ts';
import { importTenant } from './import-tenant.ts';

/** So many in every run of the suite; `HESSA_FUZZ_ARCHIVES=5000` for the whole promise, which takes hours. */
const RUNS = Number(process.env.HESSA_FUZZ_ARCHIVES ?? 80);

let platform: TestPlatform;
let folder: string;
let entries: Entry[];
let people: { email: string; password: string }[];
/** Of the tenant that the archive was made from; they stay when it travels. */
let ids: Record<string, string | number>;
let fileId: string;
/** The browser of somebody in a tenant that has nothing to do with any of it. */
let bystander: TestClient;

beforeAll(async () => {
  platform = await startTestPlatform();
  useCheapPasswords(platform);
  folder = await mkdtemp(join(tmpdir(), 'hessa-hostile-'));
  const school = createTestSchool(platform);
  const account = await platform.createAccount({ role: 'owner' });
  const owner = platform.client();
  await owner.login(account);
  bystander = owner;
  fileId = await storedFile(platform, { contentType: 'application/pdf', fileName: 'sheet.pdf', open: true });
  const course = await school.makeCourse({
    units: [
      {
        lessons: [
          { type: 'Video' },
          { type: 'Quiz', questions: [{}, { right: [0, 2] }] },
          { type: 'Quiz', questions: [{}] },
        ],
        resources: [{ title: 'Sheet', type: 'pdf', mediaId: fileId }],
      },
    ],
  });
  const student = await school.student();
  await school.enrol(student, course);
  const [video, quiz, second] = [0, 1, 2].map((at) => lessonId(course, 0, at)) as [number, number, number];
  await school.finish(student, course, video);
  for (const lesson of [quiz, second]) await student.phone.request(`/Student/contentlesson/${lesson}`);
  await student.phone.call('POST /api/quizresult/submit', { body: { lessonId: quiz, answers: [0, [0, 2]] } });
  await student.phone.call('POST /api/quizresult/save-answers', {
    body: { lessonId: second, answers: [{ position: 0, choice: 0, clientTime: platform.clock.now().getTime() }] },
  });
  const alone = await school.makeCourse();
  await school.grantUnit(student, alone, 0);
  await school.makeCodes({ kind: 'course', courseId: alone.id, size: 2 });
  const { tenantId } = platform;
  const book = await platform.withTenant(tenantId, async (tx) => {
    await tx.insert(contactRecords).values({ tenantId });
    return tx.insert(books).values({ tenantId, title: 'Book', grade: 'Secondary1', pricePiastres: 1 }).returning();
  });
  const batches = await platform.database.owner`select id::int from code_batches where tenant_id = ${tenantId}`;
  const codes = await platform.database.owner`select id::int from codes where tenant_id = ${tenantId}`;
  ids = {
    ...{ courseId: course.id, unitId: course.units[0]?.id ?? 0, lessonId: quiz, studentId: student.id },
    ...{ userId: student.id, bookId: book[0]?.id ?? 0, batchId: batches[0]?.id, codeId: codes[0]?.id },
  };
  people = [account, student];
  const archive = join(folder, 'whole.tar.gz');
  await writeFile(archive, await archiveBytes(platform, await exportJob(owner, account.password)));
  entries = await entriesOf(archive);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Brings an archive in under a new name; answers that name, or why it was refused. */
async function bringIn(changed: readonly Entry[]): Promise<{ id: string; refusal: string | null }> {
  const id = `h${randomBytes(6).toString('hex')}`;
  const archive = await packArchive(folder, changed);
  try {
    const { database, platform: running } = platform;
    await importTenant({
      archive,
      as: id,
      ownerUrl: database.ownerUrl,
      secrets: running.secrets,
      files: running.files,
      trustForeign: true,
    });
    return { id, refusal: null };
  } catch (error) {
    expect(error, String(error)).toBeInstanceOf(StartupError);
    return { id, refusal: (error as Error).message };
  } finally {
    await rm(archive);
  }
}

async function expectNothingLeft(id: string): Promise<void> {
  const [row] = await platform.database.owner`select count(*)::int as n from tenants where tenant_id = ${id}`;
  expect(row?.n).toBe(0);
  const size = await platform.platform.files.size(id, fileId);
  expect(size).toBeNull();
}

/** Every read of the contract, as whoever this is; what is wrong with a tenant shows where it is read. */
async function expectNoFault(client: TestClient, what: string): Promise<void> {
  const reads = platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
    endpoint?.method === 'GET' && !methods.includes('HEAD') ? [{ endpoint, path: url.replace(/:(\w+)/g, '{$1}') }] : [],
  );
  // All at once: some answers take their time on purpose.
  await Promise.all(
    reads.map(async ({ endpoint, path }) => {
      const { url } = sampleRequest(endpoint, path, (part, sample) => {
        const known =
          part === 'params'
            ? { ...sample, id: ids[path.includes('Book') ? 'bookId' : path.includes('Unit') ? 'unitId' : 'lessonId'] }
            : sample;
        return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, ids[name] ?? value]));
      });
      const answer = await client.request(url);
      expect(answer.status, `${what}: ${url} => ${answer.text}`).toBeLessThan(500);
    }),
  );
}

/** The tenant that came in, with all who can sign in there, and one that has nothing to do with it. */
async function expectNoFaultAnywhere(id: string, what: string): Promise<void> {
  for (const person of [null, ...people]) {
    const client = platform.client(id);
    if (person) {
      const login = await client.login(person);
      expect(login.status, `${what}: login => ${login.text}`).toBeLessThan(500);
    }
    await expectNoFault(client, what);
    const file = await client.request(`/media/${id}/${fileId}`);
    expect(file.status, `${what}: file`).toBeLessThan(500);
  }
  const login = await bystander.login(people[0] as { email: string; password: string });
  expect(login.status, `${what}: login elsewhere => ${login.text}`).toBe(200);
  const made = await createTestSchool(platform).makeCourse();
  expect(made.id, what).toBeLessThan(600_000_000);
}

const tables = (): { table: string; row: Record<string, unknown> }[] =>
  entries.flatMap(({ name, content }) => {
    const [first = ''] = content.toString('utf8').split('\n');
    const [, table] = /^tables\/(\w+)\.ndjson$/.exec(name) ?? [];
    return table && first !== '' ? [{ table, row: JSON.parse(first) }] : [];
  });

const text = fc.oneof(
  fc.constantFrom(
    '',
    'NaN',
    'infinity',
    '-infinity',
    '\\x00',
    'a\r\nb',
    '\u202e',
    '\ud800',
    'text/html',
    '//evil.example',
  ),
  fc.constantFrom('10000-01-01T00:00:00+00:00', '0001-01-01T00:00:00+00:00 BC', '2999-01-01T00:00:00+00:00'),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', '$argon2id$v=19$m=8,t=1,p=1$AA$AA', 'a'.repeat(200_000)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const number = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 100, 2 ** 31, 2 ** 53, 1e308, 499_999_999, 999_999_999),
  fc.integer(),
  fc.nat(10_000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const json = fc.oneof(
  fc.constantFrom<unknown>([], {}, JSON.parse('{"__proto__":1,"constructor":{}}'), Array(5_000).fill(1)),
  fc.jsonValue({ maxDepth: 3 }),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(text, number, json, fc.constantFrom(null, true));

/** Garbage of the same sort, which gets further than garbage of another. */
function like(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return text;
  if (typeof value === 'number') return number;
  if (typeof value === 'boolean') return fc.boolean();
  return value === null ? fc.oneof(text, number) : json;
}

const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

describe('an archive from a stranger', () => {
  test.each<[string, string, string, unknown, RegExp]>([
    ['an id near the end of all numbers', 'audit_events', 'id', 9_223_372_036_854_775_000, /whose id/],
    ['an id that leaves others no address', 'courses', 'id', 999_999_998, /whose id/],
    [
      'a hash that asks for gigabytes',
      'accounts',
      'password_hash',
      `$argon2id$v=19$m=2400000,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
      /whose password_hash/,
    ],
    ['a type that a browser would run', 'media_files', 'content_type', 'text/html', /whose content_type/],
    [
      'a type that begins another header',
      'media_files',
      'content_type',
      'image/png\r\nset-cookie: a=b',
      /whose content_type/,
    ],
    ['a name that begins another header', 'media_files', 'file_name', 'a\r\nb.pdf', /whose file_name/],
    ["a length that is not its file's", 'media_files', 'byte_length', 7, /is not the one that media_files tells of/],
    ['a role nobody has', 'accounts', 'role', 'superuser', /whose role/],
    ['a moment without end', 'courses', 'created_at', 'infinity', /whose created_at/],
    ['a counter at its top', 'tenants', 'version', 2_147_483_647, /whose version/],
    ['a script as an address', 'lessons', 'video_url', 'javascript:alert(1)', /whose video_url/],
  ])(
    'with %s is refused in one line, and nothing is left behind [TRUST-60, TRUST-61, TRUST-62]',
    async (_what, table, column, value, words) => {
      const { id, refusal } = await bringIn(countedAnew(withCell(entries, table, 0, column, value)));
      expect(refusal).toMatch(words);
      expect(refusal).not.toContain('\n');
      await expectNothingLeft(id);
    },
  );

  test('that tells of a file and has not got it is refused, unless it owns up to it; asked for, that one is missing in words [TRUST-62, TRUST-106]', async () => {
    const without = entries.filter(({ name }) => name !== `files/${fileId}`);
    const told = (change: object) =>
      without.map((entry) =>
        entry.name === 'manifest.json'
          ? { ...entry, content: Buffer.from(JSON.stringify({ ...JSON.parse(entry.content.toString()), ...change })) }
          : entry,
      );
    expect((await bringIn(told({}))).refusal).toContain('the archive lacks files/');
    const lying = await bringIn(told({ files: {} }));
    expect(lying.refusal).toBe(`the archive lacks the file ${fileId}`);
    await expectNothingLeft(lying.id);
    const honest = await bringIn(told({ files: {}, missingFiles: [fileId] }));
    expect(honest.refusal).toBeNull();
    // Who asks for it is told so, in words and not with a fault.
    await platform.database.owner`update media_files set open = true where tenant_id = ${honest.id}`;
    const asked = await platform.client(honest.id).request(`/media/${honest.id}/${fileId}`);
    expect([asked.status, asked.body.code]).toEqual([404, 'media.missing']);
  });

  test(
    `made of garbage in ${RUNS} ways is refused in one line, or is a tenant like any other [TRUST-64, T-UPL-6]`,
    async () => {
      const cell = fc.constantFrom(...tables()).chain(({ table, row }) =>
        fc.constantFrom(...Object.keys(row)).chain((column) =>
          fc.record({
            table: fc.constant(table),
            column: fc.constant(column),
            row: fc.nat(20),
            value: fc.oneof({ weight: 3, arbitrary: like(row[column]) }, { weight: 1, arbitrary: anything }),
          }),
        ),
      );
      const entry = fc.record({
        name: fc.constantFrom(
          ...[
            '../x',
            'tables/sessions.ndjson',
            'tables/books.ndjson',
            'files/x',
            `files/${fileId}`,
            'manifest.json',
            '',
          ],
        ),
        content: fc.oneof(fc.uint8Array({ maxLength: 3_000 }), fc.constant(new Uint8Array(9_000_000).fill(65))),
      });
      const attack = fc.record({
        cells: fc.array(cell, { minLength: 1, maxLength: 2 }),
        extra: seldom(entry),
        dropped: seldom(fc.nat(40)),
        twice: seldom(fc.nat(40)),
      });
      const outcomes = { refused: 0, taken: 0 };
      for (const { cells: wild, extra, dropped, twice } of fc.sample(attack, { numRuns: RUNS, seed: 20260912 })) {
        let changed: Entry[] = entries;
        for (const { table, row, column, value } of wild) changed = withCell(changed, table, row, column, value);
        if (dropped !== undefined) changed = changed.filter((_, at) => at !== dropped);
        if (twice !== undefined) changed = [...changed, ...changed.slice(twice, twice + 1)];
        changed = changed.some(({ name }) => name === 'manifest.json') ? countedAnew(changed) : changed;
        if (extra)
          changed = [
            ...changed.filter(({ name }) => name !== extra.name),
            { name: extra.name, content: Buffer.from(extra.content) },
          ];
        const what = JSON.stringify({ wild, extra: extra?.name, dropped, twice }).slice(0, 600);
        const { id, refusal } = await bringIn(changed);
        if (refusal === null) {
          outcomes.taken += 1;
          await expectNoFaultAnywhere(id, what);
        } else {
          outcomes.refused += 1;
          expect(refusal, what).not.toContain('\n');
          await expectNothingLeft(id);
        }
      }
      // Were everything refused at the door, nothing would have been tried behind it; and the other way round.
      expect(outcomes.refused).toBeGreaterThan(RUNS / 10);
      // Fewer: with every table that is added, more of an archive has to be honest.
      expect(outcomes.taken).toBeGreaterThan(RUNS / 20);
    },
    Math.max(480_000, RUNS * 6_000),
  );
});
