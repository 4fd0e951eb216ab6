import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTenantTables } from '../../db/tenant-tables.ts';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTestSchool, lessonId, type TestSchool } from '../../testing/test-school.ts';
import { storedFilm } from '../media/films/stored-film.fixture.ts';
import { mediaFiles } from '../media/media-files-table.ts';
import { countedAnew, type Entry, entriesOf, exportJob, manifestIn, packArchive, withCell } from './archive.fixture.ts';
import { installationFingerprint } from './archive-signature.ts';
import { importTenant } from './import-tenant.ts';
import { manifestSchema } from './manifest.ts';
import { LEFT_BEHIND } from './moved-tables.ts';

const FILE_ID = 'movedfile0000000000001';
const FILE = randomBytes(300_000);

let old: TestPlatform;
let fresh: TestPlatform;
let school: TestSchool;
let owner: TestClient;
let ownerAccount: { email: string; password: string };
let folder: string;
/** The archive every test starts from, and what its makers have in hand. */
let archive: string;
let student: Awaited<ReturnType<TestSchool['student']>>;
let unusedCode: string;
let quiz: number;
let score: number;

beforeAll(async () => {
  [old, fresh] = await Promise.all([startTestPlatform(), startTestPlatform()]);
  useCheapPasswords(old);
  useCheapPasswords(fresh);
  folder = await mkdtemp(join(tmpdir(), 'hessa-moving-'));
  school = createTestSchool(old);
  ownerAccount = await old.createAccount({ role: 'owner', name: 'صاحب المنصة \u2028 «سطر»' });
  owner = old.client();
  await owner.login(ownerAccount);
  student = await school.student();
  const course = await school.makeCourse({
    name: 'كورس منقول',
    units: [{ lessons: [{ type: 'Quiz', questions: [{}, {}, { right: [0, 2] }] }] }],
  });
  await school.enrol(student, course);
  quiz = lessonId(course, 0, 0);
  await student.phone.request(`/Student/contentlesson/${quiz}`);
  const handedIn = await student.phone.call('POST /api/quizresult/submit', {
    body: { lessonId: quiz, answers: [0, 1, [0, 3]] },
  });
  score = handedIn.body.data.score;
  const paid = await school.makeCourse({ name: 'كورس بكود' });
  [unusedCode = ''] = await school.makeCodes({ kind: 'course', courseId: paid.id, size: 3 });
  await old.platform.files.write(old.tenantId, FILE_ID, FILE);
  await old.withTenant(old.tenantId, (tx) =>
    tx.insert(mediaFiles).values({
      tenantId: old.tenantId,
      id: FILE_ID,
      contentType: 'application/pdf',
      byteLength: FILE.length,
      fileName: 'ملزمة.pdf',
      createdAt: old.clock.now(),
    }),
  );
  await old.database
    .owner`update courses set image_path = ${`/media/${old.tenantId}/${FILE_ID}`} where id = ${paid.id}`;
  // A loud film is made quieter, which is a number below zero.
  const { filmId } = await storedFilm(old);
  await old.database.owner`update films set gain = -4.5 where id = ${filmId}`;
  await cancelledReceipt();
  archive = join(folder, 'whole.tar.gz');
  await writeFile(archive, await exportWhole());
});
afterAll(async () => {
  await Promise.all([old.stop(), fresh.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/**
 * A seller paid more than was owed, and the receipt was taken back: money below zero in two places. Cards that came back
 * say which of them had which price.
 */
async function cancelledReceipt(): Promise<void> {
  const body = { key: randomUUID(), name: 'مكتبة النور' };
  const { data: seller } = (await owner.call('POST /api/teach/code-sellers', { body })).body;
  const paid = await owner.call('POST /api/teach/code-sellers/{sellerId}/payments', {
    params: { sellerId: seller.id },
    body: { key: randomUUID(), amountPiastres: 5_000, beyondOwed: true },
  });
  const { number } = paid.body.data;
  const cancelled = await owner.call('POST /api/teach/code-receipts/{number}/cancel', {
    params: { number },
    body: { reason: 'غلطة' },
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  for (const step of ['handed', 'returned'] as const) {
    const moved = await owner.call('POST /api/teach/code-sellers/{sellerId}/cards', {
      params: { sellerId: seller.id },
      body: { key: randomUUID(), step, first: 1, last: 3 },
    });
    expect(moved.status, moved.text).toBe(200);
  }
}

async function linkTo(jobId: string): Promise<string> {
  const answer = await owner.call('POST /api/teach/data/archives/{jobId}/open', { params: { jobId } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.url;
}

const fetchAs = (client: TestClient, url: string) => client.request(url);

async function exportWhole(): Promise<Buffer> {
  const jobId = await exportJob(owner, ownerAccount.password);
  const url = await linkTo(jobId);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await old.app.inject({ url, headers: { cookie } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return answer.rawPayload;
}

const bringIn = (file: string, as?: string, { to = fresh, trustForeign = true } = {}) =>
  importTenant({
    trustForeign,
    archive: file,
    ownerUrl: to.database.ownerUrl,
    secrets: to.platform.secrets,
    files: to.platform.files,
    as,
  });

/** The archive after somebody laid hands on it. */
const altered = async (change: (entries: Entry[]) => Entry[]) => packArchive(folder, change(await entriesOf(archive)));

describe('a whole tenant in one archive', () => {
  test('holds every table of the catalogue but those it names as left behind, every file, and a manifest that counts them', async () => {
    const entries = await entriesOf(archive);
    const manifest = manifestSchema.parse(JSON.parse(manifestIn(entries)));
    const tables = await listTenantTables(async (text) => [...(await old.database.owner.unsafe(text))]);
    expect([...Object.keys(manifest.tables), ...Object.keys(manifest.excluded)].sort()).toEqual(
      tables.map(({ name }) => name).sort(),
    );
    expect(manifest.excluded).toEqual(LEFT_BEHIND);
    expect(manifest.files[FILE_ID]?.bytes).toBe(FILE.length);
    for (const [name, { rows }] of Object.entries(manifest.tables)) {
      const [counted] = await old.database.owner`
        select count(*)::int as n from ${old.database.owner(name)} where tenant_id = ${old.tenantId}`;
      const text = entries.find((entry) => entry.name === `tables/${name}.ndjson`)?.content.toString('utf8') ?? '';
      // The job's own line of the trail came after its snapshot.
      if (name !== 'audit_events') expect([name, rows]).toEqual([name, counted?.n]);
      expect(text.split('\n').length - 1).toBe(rows);
    }
    const whole = entries.map(({ content }) => content.toString('latin1')).join('');
    expect(whole).not.toContain('secret_hash');
    expect(whole).not.toContain('owner_claim_hash');
  });

  test('is for the owner who asked, with the password, in that browser, for a day [T-CON-1]', async () => {
    const wrong = await owner.call('POST /api/teach/data/export', {
      body: { key: randomUUID(), password: 'wrong one' },
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'profile.current_password_needed']);
    const jobId = await exportJob(owner, ownerAccount.password);
    const url = await linkTo(jobId);
    const stranger = old.client();
    expect((await fetchAs(stranger, url)).status).toBe(403);
    expect((await fetchAs(owner, url.replace(jobId, randomUUID()))).status).toBe(403);
    expect((await fetchAs(owner, url)).status).toBe(200);
    old.clock.advance(6 * 60_000);
    expect((await fetchAs(owner, url)).status).toBe(403);
    old.clock.advance(24 * 3_600_000);
    await owner.login(ownerAccount);
    const late = await owner.call('POST /api/teach/data/archives/{jobId}/open', { params: { jobId } });
    expect([late.status, late.body.code]).toEqual([404, 'data.archive_gone']);
    await old.platform.archives.drop(old.tenantId, jobId);
    expect(await old.platform.archives.size(old.tenantId, jobId)).toBeNull();
  });
});

describe('an archive of an earlier version', () => {
  test('comes in: a column goes by the name it always travelled under, and questions without a kind are single choices [KIND-09]', async () => {
    const manifest = manifestSchema.parse(JSON.parse(manifestIn(await entriesOf(archive))));
    for (const name of ['lessons', 'questions', 'quiz_attempts', 'quiz_results']) {
      expect(manifest.tables[name]?.columns).toContain('quiz_version');
      expect(manifest.tables[name]?.columns).not.toContain('content_version');
    }
    const [kept] = await old.database
      .owner`insert into questions (tenant_id, lesson_id, position, text, choices, right_choice)
      values (${old.tenantId}, ${quiz}, 0, 'Written before kinds', '["a", "b"]', 1) returning id, kind`;
    expect(kept?.kind).toBe('single-choice');
    await old.database.owner`delete from questions where id = ${kept?.id ?? 0}`;
  });

  test('made before there was a bank: its questions fill one, each once and with the quizzes that have it [EXAM-127]', async () => {
    const file = await altered((entries) => {
      const manifest = JSON.parse(manifestIn(entries));
      for (const name of ['bank_passages', 'bank_questions', 'bank_uses']) delete manifest.tables[name];
      return entries.flatMap((entry) => {
        if (entry.name.startsWith('tables/bank_')) return [];
        return entry.name === 'manifest.json' ? { ...entry, content: Buffer.from(JSON.stringify(manifest)) } : entry;
      });
    });
    await bringIn(file, 'before-the-bank');
    const [counted] = await fresh.database.owner`
      select (select count(*) from bank_uses where tenant_id = 'before-the-bank')::int as uses,
        (select count(*) from questions where tenant_id = 'before-the-bank')::int as questions,
        (select count(distinct (text, choices, right_choice, details)) from questions
          where tenant_id = 'before-the-bank')::int as different,
        (select count(*) from bank_questions where tenant_id = 'before-the-bank' and unit <> '')::int as kept`;
    expect(counted).toMatchObject({ uses: counted?.questions, kept: counted?.different });
    expect(counted?.kept).toBeGreaterThan(2);
  });
});

describe('on another machine, with another database and other keys', () => {
  test('it is the same: the student signs in with the old password, sees the old result and redeems an old code', async () => {
    const imported = await bringIn(archive);
    expect(imported).toMatchObject({ id: old.tenantId, files: 3, missingFiles: 0 });
    const phone = fresh.client(old.tenantId);
    const login = await phone.login(student);
    expect(login.status, login.text).toBe(200);
    const result = await phone.request(`/api/quizresult/${quiz}`);
    expect([result.status, result.body.data.score]).toEqual([200, score]);
    expect(result.body.data.review[2]).toMatchObject({ kind: 'several-choices', chosen: { length: 2 } });
    const redeemed = await phone.request(`/api/Student/add-course-by-code?Code=${unusedCode}`, { method: 'POST' });
    expect(redeemed.status, redeemed.text).toBe(200);
    const bytes = await buffer(fresh.platform.files.read(old.tenantId, FILE_ID, { start: 0, end: FILE.length - 1 }));
    expect(bytes.equals(FILE)).toBe(true);
    const account = await fresh.database.owner`
      select paid_piastres::int as paid, owed_piastres::int as owed from seller_ledger
      where tenant_id = ${old.tenantId} order by id`;
    expect([...account]).toEqual([
      { paid: 5_000, owed: -5_000 },
      { paid: -5_000, owed: null },
      { paid: 0, owed: null },
      { paid: 0, owed: null },
    ]);
    // What is made next gets a number of its own.
    const there = createTestSchool(fresh, old.tenantId);
    const [top] = await fresh.database.owner`select max(id)::int as id from courses where tenant_id = ${old.tenantId}`;
    expect((await there.makeCourse()).id).toBeGreaterThan(top?.id ?? 0);
  });

  test('it may take another name, and addresses of its files follow', async () => {
    await bringIn(archive, 'renamed');
    const rows = await fresh.database
      .owner`select image_path from courses where tenant_id = 'renamed' and image_path like '/media/%'`;
    expect(rows.map((row) => row.image_path)).toEqual([`/media/renamed/${FILE_ID}`]);
    const phone = fresh.client('renamed');
    await phone.login(student);
    const redeemed = await phone.request(`/api/Student/add-course-by-code?Code=${unusedCode}`, { method: 'POST' });
    expect(redeemed.status, redeemed.text).toBe(200);
  });

  test('a tenant that was made and never filled gives way and keeps its host names; one that holds anything does not', async () => {
    const id = await fresh.makeTenant({ id: 'made-before', hosts: ['made.example'] });
    await bringIn(archive, id);
    const hosts = await fresh.database.owner`select host from tenant_hosts where tenant_id = ${id}`;
    expect(hosts.map(({ host }) => host)).toEqual(['made.example']);
    await expect(bringIn(archive, id)).rejects.toThrow(/^the tenant made-before is not empty: \w+ has \d+ rows$/);
    await expect(bringIn(archive, 'Not An Id')).rejects.toThrow('a tenant id is made of');
  });

  const replace = (name: string, change: (content: Buffer) => Buffer) => (entries: Entry[]) =>
    entries.map((entry) => (entry.name === name ? { name, content: change(entry.content) } : entry));
  const flip = (content: Buffer) => {
    const copy = Buffer.from(content);
    copy.writeUInt8(copy.readUInt8(10) ^ 1, 10);
    return copy;
  };
  const extra = (name: string) => (entries: Entry[]) => [{ name, content: Buffer.from('x') }, ...entries];

  test.each<[string, (entries: Entry[]) => Entry[], RegExp]>([
    ['a changed table', replace('tables/accounts.ndjson', flip), /^tables\/accounts.ndjson is not what the manifest/],
    ['a changed file', replace(`files/${FILE_ID}`, flip), /is not what the manifest says/],
    [
      'a damaged manifest',
      replace('manifest.json', () => Buffer.from('{')),
      /^the manifest of the archive is damaged$/,
    ],
    ['a missing table', (entries) => entries.filter(({ name }) => !name.includes('accounts')), /^the archive lacks/],
    [
      'no manifest',
      (entries) => entries.filter(({ name }) => name !== 'manifest.json'),
      /^the archive has no manifest/,
    ],
    ['a way out of the folder', extra('../x'), /^the archive holds what does not belong there: "..\/x"$/],
    ['another way out', extra('files/../../x'), /^the archive holds what does not belong there/],
    ['a file nobody speaks of', extra('files/stranger'), /of which its manifest says nothing$/],
  ])('%s is refused in one line, and nothing is left behind', async (_what, change, words) => {
    const file = await altered(change);
    const id = `t${randomBytes(4).toString('hex')}`;
    const refused = await bringIn(file, id).catch((error: Error) => error.message);
    expect(refused).toMatch(words);
    expect(String(refused)).not.toContain('\n');
    const [row] = await fresh.database.owner`select count(*)::int as n from tenants where tenant_id = ${id}`;
    expect([row?.n, await fresh.platform.files.size(id, FILE_ID)]).toEqual([0, null]);
  });

  test('an archive that is cut, or none at all, is refused', async () => {
    const whole = await readFile(archive);
    const cut = join(folder, 'cut.tar.gz');
    await writeFile(cut, whole.subarray(0, Math.floor(whole.length * 0.7)));
    await expect(bringIn(cut, 'cut')).rejects.toThrow('the archive is cut');
    const plain = gunzipSync(whole);
    // Between two entries, and well packed: only the end of the tar is missing.
    await writeFile(cut, gzipSync(plain.subarray(0, plain.length - 1024)));
    await expect(bringIn(cut, 'cut')).rejects.toThrow('the archive is cut');
    await writeFile(cut, 'this is no archive');
    await expect(bringIn(cut, 'cut')).rejects.toThrow('no archive of a tenant');
    await expect(bringIn(join(folder, 'nowhere'), 'cut')).rejects.toThrow('there is no file');
  });

  test('an archive is signed by the installation that made it: elsewhere the operator must say that its maker is trusted [TRUST-63]', async () => {
    const refused = await bringIn(archive, 'foreign', { trustForeign: false }).catch((error: Error) => error.message);
    expect(refused).toContain(`made by another installation, ${installationFingerprint(old.platform.secrets)}`);
    expect(refused).toContain('an owner with a password they know');
    expect(refused).toContain('--trust-foreign');
    // At home it is known again.
    await bringIn(archive, 'at-home', { to: old, trustForeign: false });
    const unsigned = join(folder, 'unsigned.tar.gz');
    const entries = (await entriesOf(archive)).filter(({ name }) => name !== 'signature.json');
    const pack = tar.pack();
    for (const { name, content } of entries) pack.entry({ name }, content);
    pack.finalize();
    await writeFile(unsigned, gzipSync(await buffer(pack)));
    await expect(bringIn(unsigned, 'unsigned', { to: old, trustForeign: false })).rejects.toThrow('is not signed');
    // A forger who keeps the signature of the one who made it is found out, trusted or not.
    const forged = withCell(entries, 'courses', 0, 'name', 'مجاني');
    const again = tar.pack();
    for (const { name, content } of countedAnew(forged)) again.entry({ name }, content);
    const signature = (await entriesOf(archive)).find(({ name }) => name === 'signature.json')?.content;
    again.entry({ name: 'signature.json' }, signature ?? '');
    again.finalize();
    await writeFile(unsigned, gzipSync(await buffer(again)));
    await expect(bringIn(unsigned, 'forged')).rejects.toThrow('the archive was changed after it was signed');
  });

  test('rows that do not come out as promised are rolled back, and their files go', async () => {
    // A table and a manifest that agree with each other, and a row that the database cannot keep as it is written.
    const file = await altered((entries) => {
      const books = Buffer.from('{"id":1,"title":"a","grade":"Secondary1","price_piastres":1,"unknown_key":5}\n');
      return entries.map((entry) => {
        if (entry.name === 'tables/books.ndjson') return { ...entry, content: books };
        if (entry.name !== 'manifest.json') return entry;
        const manifest = JSON.parse(entry.content.toString('utf8'));
        manifest.tables.books = {
          columns: ['id', 'title', 'grade', 'price_piastres'],
          rows: 1,
          sha256: createHash('sha256').update(books).digest('hex'),
        };
        return { ...entry, content: Buffer.from(JSON.stringify(manifest)) };
      });
    });
    await expect(bringIn(file, 'unfaithful')).rejects.toThrow(/^books came out different/);
    const [row] = await fresh.database.owner`select count(*)::int as n from tenants where tenant_id = 'unfaithful'`;
    expect([row?.n, await fresh.platform.files.size('unfaithful', FILE_ID)]).toEqual([0, null]);
  });
});
