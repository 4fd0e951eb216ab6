import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/main/server-process.fixture.ts';
import { configuration } from '../../bench/pgbouncer/parts/start-pgbouncer.ts';
import { root } from '../root.mjs';
import { deployFile } from './deploy-file.ts';
import { databasesBehind } from './start-patroni.ts';
import { runProxy, serversBehind } from './start-proxy.ts';

const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0);
const NODES = [
  { name: 'db1', folder: '/tmp/db1', port: '7001', restPort: '7002' },
  { name: 'db2', folder: '/tmp/db2', port: '7003', restPort: '7004' },
];

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hessa-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what the cluster runs is what deploy/ ships', () => {
  test.each([
    ['haproxy.cfg', () => serversBehind(7000, ['http://127.0.0.1:7005', 'http://127.0.0.1:7006'])],
    ['haproxy-postgres.cfg', () => databasesBehind(7000, 7007, NODES)],
    ['pgbouncer.ini', () => configuration('postgres://owner:word@127.0.0.1:7008/hessa', '7009', '/tmp/pool', 5)],
  ])('%s, with the addresses of this machine and nobody else’s [MACH-58]', (file, make) => {
    const shipped = readFileSync(join(root, 'deploy', file), 'utf8').split('\n');
    const ran = make().split('\n');
    const settings = ran.filter((line) => !/^[#;]/.test(line));
    expect(settings.join('\n')).not.toMatch(/\b10\.0\.0\.\d+|:80$|:5000$|6432/m);
    // All but addresses and the pulse stands in the file word for word.
    const own = ran.filter((line) => !shipped.includes(line));
    for (const line of own) expect(line).toMatch(/127\.0\.0\.1|inter 50ms|listen_port|auth_file|pool_size/);
    expect(own.length).toBeGreaterThan(0);
  });

  test('a file in which a place is missing stops the drill [MACH-58]', () => {
    expect(() => deployFile('haproxy.cfg', [[/no such line/, 'x']])).toThrow('deploy/haproxy.cfg has nothing like');
  });

  test.skipIf(!haproxy).each(['haproxy.cfg', 'haproxy-postgres.cfg'])('HAProxy itself takes %s [MACH-58]', (file) => {
    const checked = spawnSync(haproxy, ['-c', '-f', join(root, 'deploy', file)]);
    expect([checked.status, checked.stderr.toString()]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
    const own = join(folder, file);
    writeFileSync(
      own,
      file === 'haproxy.cfg' ? serversBehind(7000, ['http://127.0.0.1:7005']) : databasesBehind(7000, 7007, NODES),
    );
    expect(spawnSync(haproxy, ['-c', '-f', own]).status).toBe(0);
  });

  test.skipIf(!haproxy)(
    'a reading that one server is too busy for is answered by another; what changes something is not sent twice [MACH-71]',
    async () => {
      const asked = { busy: [], well: [] };
      const servers = await Promise.all(
        Object.entries(asked).map(async ([name, seen]) => {
          const server = createServer((request, reply) => {
            const isProbe = request.url === '/readyz';
            if (!isProbe) seen.push(request.method);
            reply.writeHead(isProbe || name === 'well' ? 200 : 503).end();
          });
          await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
          return server;
        }),
      );
      const port = Number(await freePort());
      const urls = servers.map((server) => `http://127.0.0.1:${server.address().port}`);
      const stop = await runProxy(port, serversBehind(port, urls));
      const statuses = async (method) => {
        const answers = [];
        for (let count = 0; count < 40; count += 1) {
          answers.push((await fetch(`http://127.0.0.1:${port}/api/x`, { method })).status);
        }
        return new Set(answers);
      };
      try {
        expect(await statuses('GET')).toEqual(new Set([200]));
        expect(asked.busy).toContain('GET');
        expect(await statuses('POST')).toEqual(new Set([200, 503]));
        expect([...asked.busy, ...asked.well].filter((method) => method === 'POST')).toHaveLength(40);
      } finally {
        await stop();
        for (const server of servers) server.close();
      }
    },
  );

  test('every setting that compose and the examples name is one that the server reads [MACH-58]', () => {
    const settings = ['settings.ts', 'file-settings.ts', 'trace-settings.ts']
      .map((file) => readFileSync(join(root, 'apps/server/src/settings', file), 'utf8'))
      .join('');
    const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
    const server = compose.slice(compose.indexOf('\n  server:'), compose.indexOf('\n  proxy:'));
    const environment = server.slice(server.indexOf('    environment:'), server.indexOf('    volumes:'));
    const named = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    const example = readFileSync(join(root, 'deploy/example.env'), 'utf8');
    const both = example.slice(example.indexOf('--- compose and systemd ---'));
    named.push(...[...both.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([]);
  });
});
