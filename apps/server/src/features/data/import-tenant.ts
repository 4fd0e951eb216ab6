import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type OwnerStatement, ownerTransaction } from '../../db/owner-transaction.ts';
import { isTenantId } from '../../db/tenant-id.ts';
import { advanceNumbers, countTenantRows, insertTenantRows } from '../../db/tenant-rows.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { FILL_BANK } from '../quizzes/bank/fill-bank.ts';
import { MARK_FOR_NOW } from '../quizzes/mark-for-now.ts';
import { RECOUNT_ALL_TERMS } from '../quizzes/recount-all-terms.ts';
import { insistOnOrigin } from './archive-signature.ts';
import { dumpTable, readAlike } from './dump-tables.ts';
import { insistOnHonestRow } from './honest-row.ts';
import { fileEntry, type Manifest, tableEntry } from './manifest.ts';
import { listMovedTables, type MovedTable } from './moved-tables.ts';
import { eachEntry, measure, verifyArchive } from './read-archive.ts';

export interface ImportOptions {
  archive: string;
  ownerUrl: string;
  secrets: Secrets;
  files: FileStore;
  /** Another id than the archive's own. */
  as?: string | undefined;
  hosts?: string[];
  /** Also what another installation made, or nobody signed. */
  trustForeign?: boolean;
}

export interface ImportedTenant {
  id: string;
  rows: number;
  files: number;
  missingFiles: number;
}

const ROWS_AT_ONCE = 500;
/** A row with the longest texts there can be is a tenth of this. */
const LONGEST_LINE = 8 * 1024 * 1024;

/**
 * Brings a tenant in: all of it or nothing. The archive is checked whole before anything is touched; files come first,
 * because rows without their files would be visible; the rows are one transaction, which reads back what it wrote and
 * compares it with the manifest before it commits.
 */
export async function importTenant(options: ImportOptions): Promise<ImportedTenant> {
  const { manifest, signer } = await verifyArchive(options.archive);
  insistOnOrigin(signer, options.secrets, options.trustForeign ?? false);
  const tenantId = options.as ?? manifest.tenant.id;
  if (!isTenantId(tenantId)) {
    throw new StartupError('a tenant id is made of lower-case letters, digits and dashes, at most 40');
  }
  const stored: string[] = [];
  try {
    return await ownerTransaction(options.ownerUrl, tenantId, async (run) => {
      await readAlike(run);
      const tables = fitTables(await listMovedTables(run), manifest);
      const hosts = [...(await makeRoom(run, tenantId)), ...(options.hosts ?? [])];
      await storeFiles(options, tenantId, manifest, stored);
      const mover = { run, tenantId, secrets: options.secrets, from: manifest.tenant.id };
      await insertTables(options.archive, tables, mover);
      await insistOnFiles(run, tenantId, manifest);
      await compare(tables, manifest, mover);
      await run(MARK_FOR_NOW, [tenantId]);
      await run(RECOUNT_ALL_TERMS, [tenantId]);
      // An archive of before there was a bank knows nothing of one.
      if (!manifest.tables.bank_questions) for (const statement of FILL_BANK) await run(statement, [tenantId]);
      for (const { name, identity } of tables) if (identity) await run(advanceNumbers(name, identity));
      for (const host of new Set(hosts.map((name) => name.toLowerCase()))) {
        await run('insert into public.tenant_hosts (tenant_id, host) values ($1, $2)', [tenantId, host]);
      }
      await noteArrival(run, tenantId, manifest);
      return {
        id: tenantId,
        rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
        files: stored.length,
        missingFiles: manifest.missingFiles.length,
      };
    });
  } catch (error) {
    for (const id of stored) await options.files.remove(tenantId, id);
    throw explainRefusal(error);
  }
}

interface Mover {
  run: OwnerStatement;
  tenantId: string;
  secrets: Secrets;
  /** The id it had where it comes from. */
  from: string;
}

/** The archive's tables as this version knows them: an older archive may lack some columns, a newer one is refused. */
function fitTables(known: MovedTable[], manifest: Manifest): MovedTable[] {
  if (manifest.tables.tenants?.rows !== 1) throw new StartupError('the archive does not hold one tenant');
  for (const name of Object.keys(manifest.tables)) {
    if (!known.some((table) => table.name === name)) throw newerArchive(manifest, name);
  }
  return known.flatMap((table) => {
    const moved = manifest.tables[table.name];
    if (!moved) return [];
    const columns = table.turner.kept(moved.columns);
    const strange = columns.find((column) => !table.columns.includes(column));
    if (strange) throw newerArchive(manifest, `${table.name}.${strange}`);
    return [{ ...table, columns }];
  });
}

function newerArchive({ appVersion }: Manifest, what: string): StartupError {
  return new StartupError(`the archive was made by version ${appVersion} and has ${what}, which is not known here`);
}

/** Refuses a tenant that holds anything; one made and never filled gives way, and answers with its host names. */
async function makeRoom(run: OwnerStatement, tenantId: string): Promise<string[]> {
  for (const { name } of await listMovedTables(run)) {
    if (name === 'tenants') continue;
    const rows = await countTenantRows(run, tenantId, name);
    if (rows > 0) throw new StartupError(`the tenant ${tenantId} is not empty: ${name} has ${rows} rows`);
  }
  const hosts = await run('select host from public.tenant_hosts where tenant_id = $1', [tenantId]);
  await run('delete from public.tenants where tenant_id = $1', [tenantId]);
  return hosts.map(({ host }) => String(host));
}

/** The trail of the place it came to begins with where it came from. */
async function noteArrival(run: OwnerStatement, tenantId: string, { tenant, madeAt }: Manifest): Promise<void> {
  await run(
    `insert into public.audit_events (tenant_id, at, kind, details, request_id)
     values ($1, date_trunc('milliseconds', now()), 'data.imported', $2::text::jsonb, 'import')`,
    [tenantId, JSON.stringify({ from: tenant.id, madeAt })],
  );
}

async function storeFiles(
  { archive, files }: ImportOptions,
  tenantId: string,
  manifest: Manifest,
  stored: string[],
): Promise<void> {
  await eachEntry(archive, async (name, content) => {
    const id = name.startsWith(fileEntry('')) ? name.slice(fileEntry('').length) : null;
    if (id === null) return;
    if ((await files.size(tenantId, id)) !== null) {
      throw new StartupError(`the tenant ${tenantId} is not empty: there is a file ${id}`);
    }
    stored.push(id);
    await files.writeFrom(tenantId, id, content);
    const { bytes = 0, sha256 } = manifest.files[id] ?? { sha256: '' };
    const kept = bytes === 0 ? null : await measure(files.read(tenantId, id, { start: 0, end: bytes - 1 }));
    if (kept && kept.sha256 !== sha256) throw new StartupError(`the file ${id} did not arrive whole`);
  });
}

/** Tables stand in the archive with parents first, as they must be filled. */
async function insertTables(archive: string, tables: MovedTable[], mover: Mover): Promise<void> {
  await eachEntry(archive, async (name, content) => {
    const table = tables.find((candidate) => tableEntry(candidate.name) === name);
    if (table) await insertLines(table, content, mover);
  });
}

async function insertLines(table: MovedTable, content: Readable, mover: Mover): Promise<void> {
  const { run, tenantId, secrets } = mover;
  const statement = insertTenantRows(tenantId, table);
  let portion: string[] = [];
  const send = async () => {
    if (portion.length > 0) await run(statement, [`[${portion.join(',')}]`]);
    portion = [];
  };
  for await (const line of linesOf(content)) {
    insistOnHonestRow(table, line);
    portion.push(table.turner.unpack(readdressed(line, mover.from, tenantId), secrets, tenantId));
    if (portion.length >= ROWS_AT_ONCE) await send();
  }
  await send();
}

/** By line feeds alone: a text may hold every other character that some call the end of a line. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new StartupError('the archive holds a row that is too long');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Every file belongs to a row that tells its true length, and every row has its file, unless it was missing before. */
async function insistOnFiles(run: OwnerStatement, tenantId: string, manifest: Manifest): Promise<void> {
  const rows = await run('select id, byte_length::text from public.media_files where tenant_id = $1', [tenantId]);
  const lengths = new Map(rows.map(({ id, byte_length: length }) => [String(id), Number(length)]));
  const missing = new Set(manifest.missingFiles);
  for (const [id, { bytes }] of Object.entries(manifest.files)) {
    if (lengths.get(id) !== bytes) throw new StartupError(`the file ${id} is not the one that media_files tells of`);
  }
  for (const id of lengths.keys()) {
    if (!manifest.files[id] && !missing.has(id)) throw new StartupError(`the archive lacks the file ${id}`);
  }
}

/** What PostgreSQL refuses as no value of its type (class 22) or against its rules (23) is the archive's fault. */
function explainRefusal(error: unknown): unknown {
  const { code, table_name: table, constraint_name: rule } = error as Record<string, unknown>;
  if (error instanceof StartupError || !/^2[23]/.test(String(code))) return error;
  const where = [table, rule].filter((name) => name !== undefined).join(', ');
  return new StartupError(`the archive holds a row that cannot be kept (${where || `code ${code}`})`);
}

/** Reads everything back as an export would, and finds the same counts and the same hashes. */
async function compare(
  tables: MovedTable[],
  manifest: Manifest,
  { run, tenantId, secrets, from }: Mover,
): Promise<void> {
  for (const table of tables) {
    const promised = manifest.tables[table.name];
    const { pack } = table.turner;
    const turner = {
      ...table.turner,
      pack: (line: string) => readdressed(pack(line, secrets, tenantId), tenantId, from),
    };
    const found = await dumpTable({ ...table, turner }, { run, tenantId, secrets });
    if (found.rows !== promised?.rows || found.sha256 !== promised.sha256) {
      throw new StartupError(
        `${table.name} came out different: ${found.rows} rows of ${promised?.rows ?? 0}, hash ${found.sha256}`,
      );
    }
  }
}

/** Addresses of open files name their tenant. */
function readdressed(line: string, from: string, to: string): string {
  return from === to ? line : line.replaceAll(`/media/${from}/`, `/media/${to}/`);
}
