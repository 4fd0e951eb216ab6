import { createReadStream } from 'node:fs';
import fastify from 'fastify';
import postgres from 'postgres';

/** A piece of a file without a platform: Fastify and the disk, and the same behind the one statement that finds it. */
const [url = '', port = '0', tenant = '', id = '', path = '', bytes = '65536'] = process.argv.slice(2);
const sql = postgres(url, { max: 10, fetch_types: false, onnotice: () => {} });
const app = fastify();
const piece = () => createReadStream(path, { start: 0, end: Number(bytes) - 1 });

app.get('/nothing', async () => ({ success: true }));

app.get('/piece', (_request, reply) => reply.status(206).send(piece()));

app.get('/piece-after-statement', async (_request, reply) => {
  await sql`select * from media_files where tenant_id = ${tenant} and id = ${id}`;
  return reply.status(206).send(piece());
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
