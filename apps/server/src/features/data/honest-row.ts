import { z } from 'zod';
import { APPEND_ONLY } from '../../db/lock-tables.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { balance, HONEST_COLUMNS } from './honest-columns.ts';
import type { MovedTable } from './moved-tables.ts';

/**
 * The highest number a row may bring along. Tables of all tenants share one counter, which goes on from there, and
 * addresses take nine digits: half of them stays for the numbers that are given out here.
 */
const HIGHEST_ID = 500_000_000;
/** Lines of the trails are many, and no address names one. */
const HIGHEST_LINE = 1_000_000_000_000;
/** Counters that somebody adds to must have room for it. */
const HIGHEST_COUNT = 1_000_000_000;
const LONGEST_TEXT = 100_000;
const DEEPEST_JSON = 12;

const MOMENT = /^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?\+00:00$/;

/** What any column of a type may hold. Types that are not here are read by PostgreSQL alone: uuid, boolean, bytea. */
const OF_TYPE: Record<string, z.ZodType> = {
  smallint: z.int().min(-1).max(32_767),
  integer: z.int().min(-1).max(HIGHEST_COUNT),
  bigint: z.int().min(0).max(HIGHEST_LINE),
  'double precision': z.number().min(-HIGHEST_COUNT).max(HIGHEST_COUNT),
  'timestamp with time zone': z.string().regex(MOMENT),
  text: z.string().max(LONGEST_TEXT),
  jsonb: z.unknown().refine((value) => depthOf(value) <= DEEPEST_JSON),
};

/** Refuses a row that this program would never have written, whatever the archive's hashes say. */
export function insistOnHonestRow(table: MovedTable, line: string): void {
  const row = readObject(table, line);
  for (const column of table.turner.packed(table.columns)) {
    const value = row[column];
    // What may not be missing is the database's to say.
    if (value === null || value === undefined) continue;
    const own = HONEST_COLUMNS[table.name]?.[column];
    const ofType = own === balance ? undefined : OF_TYPE[table.types[column] ?? ''];
    const checks = [ofType, numbering(table, column), own];
    if (!checks.every((check) => check === undefined || check.safeParse(value).success)) {
      throw new StartupError(`${table.name} holds a row whose ${column} this program would not have written`);
    }
  }
}

function readObject({ name }: MovedTable, line: string): Record<string, unknown> {
  const read = z.record(z.string(), z.unknown()).safeParse(parseJson(line));
  if (!read.success) throw new StartupError(`${name} holds a line that is no row`);
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function numbering({ name, identity }: MovedTable, column: string): z.ZodType | undefined {
  return column === identity && !APPEND_ONLY.includes(name) ? z.int().max(HIGHEST_ID) : undefined;
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inside of Object.values(value)) deepest = Math.max(deepest, depthOf(inside));
  return deepest + 1;
}
