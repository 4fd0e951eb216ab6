import { expect, test } from 'vitest';
import { migrationManner } from './migrate-spread.ts';

/** Answers what a database with Citus would be asked. */
const ownerOf = (isSpread: boolean) =>
  ((parts: TemplateStringsArray) =>
    Promise.resolve(parts.join('').includes('pg_extension') || isSpread ? [{}] : [])) as never;

const MIGRATION = `CREATE TABLE "notes" (
	"tenant_id" text NOT NULL,
	"id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "x" text;`;

test('on a spread database each statement is a message, and a new table is spread before its keys come [MACH-34]', async () => {
  const { settings, messagesOf } = await migrationManner(ownerOf(true));
  const messages = messagesOf(MIGRATION).map((message) => message.trim());
  expect(messages).toHaveLength(4);
  expect(messages[1]).toBe(`select create_distributed_table('"notes"', 'tenant_id', colocate_with => 'accounts')`);
  expect(messages.slice(2).join()).not.toContain('create_distributed_table');
  expect(settings).toContain('set local check_function_bodies = off');
});

test('before it is spread, what migrations make stays on the coordinator [MACH-34]', async () => {
  const { settings, messagesOf } = await migrationManner(ownerOf(false));
  expect(settings).toEqual(['set local citus.enable_ddl_propagation = off']);
  expect(messagesOf(MIGRATION)).toEqual([MIGRATION]);
});
