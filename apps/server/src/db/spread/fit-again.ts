import type postgres from 'postgres';
import { fitStatements } from './plan-spreading.ts';
import { readUnfit } from './read-layout.ts';

/**
 * A migration writes functions as one PostgreSQL takes them: where the database is spread they get their other form
 * before anybody calls them. A policy that only narrows others, without a form that workers take, stops it here: they
 * would take it for one that widens.
 */
export async function fitAgain(owner: postgres.Sql): Promise<void> {
  const unfit = await readUnfit(async (text) => [...(await owner.unsafe(text))]);
  for (const statement of fitStatements(unfit)) await owner.unsafe(statement);
}
