import type postgres from 'postgres';
import { isSpread } from './migrate-spread.ts';
import { fitFunction } from './plan-spreading.ts';
import { unfitFunctions } from './read-layout.ts';

/** A migration writes a function as one PostgreSQL takes it: where the database is spread, it gets its other form again. */
export async function fitAgain(owner: postgres.Sql): Promise<void> {
  if (!(await isSpread(owner))) return;
  const unfit = await unfitFunctions(async (text) => [...(await owner.unsafe(text))]);
  for (const name of unfit) await owner.unsafe(fitFunction(name));
}
