import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startRealServer } from '../api/parts/processes.ts';
import { makeConsoleSchool } from './parts/console-school.ts';
import { measureKeeping } from './parts/keeping-cost.ts';
import { countKeptFigures } from './parts/learning.ts';

/** What the figures that the database keeps (records 86 and 99) add to a paper and to a card: a ratio of one run. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** The other measurements' of this folder: all get what was typed. */
    samples: { type: 'string' },
    codes: { type: 'string' },
    sizes: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const TENANT = 'keeping';

const server = await startRealServer(values.node);
const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
try {
  await makeConsoleSchool(sql, server.databaseUrl, { tenant: TENANT, students: 2000, codes: 5000 });
  await countKeptFigures(sql);
  await sql`vacuum (analyze)`;
  console.log(
    `\n${'ms a statement, the best of its rounds'.padEnd(42)}${'without'.padStart(10)}${'kept'.padStart(10)}     ratio`,
  );
  for (const { name, without, kept } of await measureKeeping(sql, TENANT)) {
    const cells = [without, kept].map((value) => value.toFixed(3).padStart(10)).join('');
    console.log(`${name.padEnd(42)}${cells}${(kept / without).toFixed(2).padStart(10)}`);
  }
} finally {
  await sql.end();
  await server.stop();
}
