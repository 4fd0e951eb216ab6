import { listTenantTables, type RunStatement, type TenantTableShape } from '../../db/tenant-tables.ts';
import type { Secrets } from '../../settings/key-ring.ts';
import { openCodeRow, sealCodeRow } from '../codes/moved-code.ts';

/** Tables that stay behind, and why. Every other table of the catalogue goes along, also one made tomorrow. */
export const LEFT_BEHIND: Record<string, string> = {
  sessions: 'logins belong to the machine they were opened on; people sign in anew',
  devices: 'what a browser is known by is of no use to another site',
  one_time_codes: 'they live for minutes',
  second_factors: 'sealed with a key of this machine; staff set theirs up anew',
  rate_limits: 'counted tries of the last day',
  watch_hours: 'who watched what when is asked about clips that leaked from here, and is short-lived',
  mails: 'mail that was sent, or not, from here',
  long_jobs: 'work of this machine',
  deleted_things: 'what was deleted is not taken along',
  staff_invites: 'their links name this site',
  tenant_hosts: 'host names point to this machine; give the new ones with --host',
};

/** Columns that stay behind. */
const LEFT_COLUMNS: Record<string, readonly string[]> = {
  tenants: ['owner_claim_hash'],
};

/** How a row looks while it travels, where that differs from how it is kept. */
export interface RowTurner {
  /** Columns by the names they have in the archive, and back. */
  packed(columns: string[]): string[];
  kept(columns: string[]): string[];
  pack(line: string, secrets: Secrets, tenantId: string): string;
  unpack(line: string, secrets: Secrets, tenantId: string): string;
}

const SEALED = ['lookup_hash', 'sealed', 'head_hash', 'tail_hash'];

/** Codes are sealed with keys of this machine: they travel open, and are sealed anew where they arrive. */
const TURNERS: Record<string, RowTurner> = {
  codes: {
    packed: (columns) => [...columns.filter((column) => !SEALED.includes(column)), 'code'],
    kept: (columns) => [...columns.filter((column) => column !== 'code'), ...SEALED],
    pack: openCodeRow,
    unpack: sealCodeRow,
  },
};

const AS_IT_IS: RowTurner = {
  packed: (columns) => columns,
  kept: (columns) => columns,
  pack: (line) => line,
  unpack: (line) => line,
};

const CONTENT_VERSION = 'content_version';
/** What the column was called in the archives there are. It goes on being called so while it travels. */
const TRAVELLING_VERSION = 'quiz_version';

/** As a key of the line's JSON: inside a text the quotation marks would be written otherwise. */
const renamed = (line: string, from: string, to: string) => line.replace(`"${from}":`, `"${to}":`);

const WITH_CONTENT_VERSION: RowTurner = {
  packed: (columns) => columns.map((column) => (column === CONTENT_VERSION ? TRAVELLING_VERSION : column)),
  kept: (columns) => columns.map((column) => (column === TRAVELLING_VERSION ? CONTENT_VERSION : column)),
  pack: (line) => renamed(line, CONTENT_VERSION, TRAVELLING_VERSION),
  unpack: (line) => renamed(line, TRAVELLING_VERSION, CONTENT_VERSION),
};

export interface MovedTable extends TenantTableShape {
  turner: RowTurner;
}

/** Every table that is moved, parents first. */
export async function listMovedTables(run: RunStatement): Promise<MovedTable[]> {
  return (await listTenantTables(run))
    .filter(({ name }) => !(name in LEFT_BEHIND))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !LEFT_COLUMNS[table.name]?.includes(column)),
      turner: TURNERS[table.name] ?? (table.columns.includes(CONTENT_VERSION) ? WITH_CONTENT_VERSION : AS_IT_IS),
    }));
}
