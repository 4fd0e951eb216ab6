import { Agent, get, type RequestOptions } from 'node:http';
import { parseArgs } from 'node:util';
import { startRealServer } from '../api/parts/processes.ts';

/**
 * What one address that makes host names, queries and paths up costs everybody else: remembered landing pages a second
 * for others, alone and beside it.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
  },
});
const [VISITORS, STRANGER] = ['127.0.0.1', '127.0.0.2'];

const server = await startRealServer([]);
const { port } = new URL(server.url);
let made = 0;
try {
  await load(VISITORS, () => ({ path: '/' }), 2);
  const visits = { alone: 0, beside: 0 };
  const answers: Record<string, number> = {};
  // Turn by turn, so that a busy minute of the machine hits both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    visits.alone += (await load(VISITORS, () => ({ path: '/' })))['200'] ?? 0;
    const [beside, stranger] = await Promise.all([load(VISITORS, () => ({ path: '/' })), load(STRANGER, madeUp)]);
    visits.beside += beside['200'] ?? 0;
    for (const [status, count] of Object.entries(stranger)) answers[status] = (answers[status] ?? 0) + count;
  }
  const perSecond = (count: number) => Math.round(count / (Number(values.seconds) * Number(values.rounds)));
  console.log('\nRemembered landing pages a second');
  console.table({
    alone: { 'pages/s': perSecond(visits.alone) },
    'beside made-up addresses': { 'pages/s': perSecond(visits.beside) },
    ratio: { 'pages/s': Math.round((visits.beside / visits.alone) * 100) / 100 },
  });
  console.log('made-up addresses, by answer:', answers);
} finally {
  await server.stop();
}

function madeUp() {
  made += 1;
  const kinds = [
    { path: '/', host: `h${made}.example` },
    { path: `/login?k${made}=${made}` },
    { path: `/nowhere-${made}` },
    { path: `/courses/grade/Secondary1?page=x${made}` },
  ];
  return kinds[made % kinds.length] ?? { path: '/' };
}

/** How many answers of each status came within the time. */
async function load(from: string, next: () => { path: string; host?: string }, seconds = Number(values.seconds)) {
  const agent = new Agent({ keepAlive: true });
  const counted: Record<string, number> = {};
  const until = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) {
      const { path, host = 'localhost' } = next();
      const status = await read({ port, path, agent, localAddress: from, headers: { host, 'accept-encoding': 'br' } });
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, ask));
  agent.destroy();
  return counted;
}

function read(options: RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    get({ ...options, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
