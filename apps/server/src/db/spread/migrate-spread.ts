import type postgres from 'postgres';
import { connectOnce } from '../connect-once.ts';
import { fitAgain } from './fit-again.ts';
import { fitPolicyStatement, SPREADING_SETTINGS, spreadTable } from './plan-spreading.ts';

/** How migrations are applied where Citus is: what is set before one, and what is sent for it, message by message. */
export interface MigrationManner {
  settings: readonly string[];
  messagesOf(text: string): string[];
  /** Before its commit. */
  finish(owner: postgres.Sql): Promise<void>;
}

const PLAIN: MigrationManner = { settings: [], messagesOf: (text) => [text], finish: async () => {} };

/** Nothing is spread yet: workers know no table that a function could be about. */
const UNSPREAD: MigrationManner = { ...PLAIN, settings: ['set local citus.enable_ddl_propagation = off'] };

/**
 * New tables are spread before anything refers to them; functions reach workers before all that they name is there. Each
 * statement is a message of its own, because workers are sent the message and take one statement. Policies that workers
 * would refuse, or take for wider, never reach them as they are.
 */
const SPREAD: MigrationManner = {
  settings: [...SPREADING_SETTINGS, 'set local check_function_bodies = off'],
  messagesOf: (text) =>
    text.split('--> statement-breakpoint').flatMap((statement) => {
      const made = /^\s*CREATE TABLE "([a-z_]+)" \(\s*"tenant_id" /.exec(statement)?.[1];
      return made ? [statement, spreadTable(made)] : (fitPolicyStatement(statement) ?? [statement]);
    }),
  finish: fitAgain,
};

export async function migrationManner(owner: postgres.Sql): Promise<MigrationManner> {
  if (!(await usesCitus(owner))) return PLAIN;
  return (await isSpread(owner)) ? SPREAD : UNSPREAD;
}

export async function isSpread(owner: postgres.Sql): Promise<boolean> {
  if (!(await usesCitus(owner))) return false;
  const [spread] = await owner`select from pg_dist_partition limit 1`;
  return spread !== undefined;
}

/** The address of the database for whoever makes tables that belong to no tenant: they stay on the coordinator. */
export async function addressForOwnTables(ownerUrl: string): Promise<string> {
  const owner = connectOnce(ownerUrl);
  try {
    if (!(await usesCitus(owner))) return ownerUrl;
  } finally {
    await owner.end({ timeout: 2 });
  }
  const address = new URL(ownerUrl);
  address.searchParams.set('options', '-c citus.enable_ddl_propagation=off');
  return address.href;
}

async function usesCitus(owner: postgres.Sql): Promise<boolean> {
  const [extension] = await owner`select from pg_extension where extname = 'citus'`;
  return extension !== undefined;
}
