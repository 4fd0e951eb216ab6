import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverFaults } from './server-faults.ts';
import { citusPrograms } from './start-citus.ts';
import { runProxy } from './start-proxy.ts';
import { storm } from './storm.ts';
import { createVisitor } from './visit-cluster.ts';
import { waitsDuring } from './waits-during.ts';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hessa-drills-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Answers as it is told, and lets a visitor of the deploy drill go once it was asked that often. */
async function visit(answers) {
  const enough = new AbortController();
  const server = createServer((asked, answer) => {
    const [status, said] = answers[asked.url]?.shift() ?? [200, 'well'];
    if (Object.values(answers).every((left) => left.length === 0)) enough.abort();
    answer.writeHead(status).end(said);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const visitor = createVisitor(`http://127.0.0.1:${server.address().port}`, { headers: {} }, 'reads');
  await visitor.run(enough.signal);
  await new Promise((resolve) => server.close(resolve));
  return visitor;
}

describe('what a deploy’s visitors count', () => {
  test('a call that a busy server turned away comes back as a page’s does, and is told apart [MACH-70]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { counts, troubles } = await visit({ '/api/Contact/getAll': [[503, '{"code":"service.busy"}']] });
    expect(counts.get('a public list')).toEqual({ requests: 1, failures: 0, busy: 1 });
    expect(troubles).toEqual([]);
  });

  test('what a person would see is a failure: a page of words, a fault, no database [MACH-70]', async () => {
    const { counts, troubles } = await visit({
      '/': [[503, '<!doctype html>busy']],
      '/api/Contact/getAll': [[500, '{"code":"service.failed"}']],
      '/api/Student/profile': [[503, '{"code":"service.unavailable"}']],
    });
    for (const what of ['a page', 'a public list', 'a signed-in reading']) {
      expect(counts.get(what)).toEqual({ requests: 1, failures: 1, busy: 0 });
    }
    expect(troubles).toHaveLength(3);
  });
});

test('how long students waited while a shard moved counts from when they first asked, and to the last who was held [MACH-75]', () => {
  const write = (firstAskedAt, doneAt) => ({ firstAskedAt, answer: { doneAt } });
  const kept = {
    submissions: [write(0, 900), write(1000, 2000), write(2100, 9000)],
    redemptions: [write(2500, 12500), write(12000, 12100)],
  };
  expect(waitsDuring(kept, 1000, 10_000)).toBe(
    '2 writes kept meanwhile, none for 7.0 s, whoever waited longest waited 10.0 s',
  );
});

test('why servers failed is said in their own words, each reason once [MACH-76]', () => {
  const fault = { level: 'error', msg: 'unexpected failure', err: { code: '42P01' } };
  const away = { level: 'warn', msg: 'database away' };
  const output = ['Hessa is ready', JSON.stringify(fault), JSON.stringify(away), '{cut'].join('\n');
  expect(serverFaults([output, output])).toEqual(['2 × unexpected failure 42P01']);
});

describe('what drills do where something is missing', () => {
  test('a PostgreSQL without the extension is named before anything is started, one that has it is taken [MACH-62]', () => {
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    writeFileSync(join(programs, 'pg_config'), `#!/bin/sh\necho ${folder}/share\n`, { mode: 0o755 });
    vi.stubEnv('HESSA_CITUS_PROGRAMS', programs);
    expect(citusPrograms).toThrow(`the PostgreSQL in ${programs} has no Citus extension: nothing was tried`);
    mkdirSync(join(folder, 'share/extension'), { recursive: true });
    writeFileSync(join(folder, 'share/extension/citus.control'), '');
    expect(citusPrograms()).toBe(programs);
  });

  test('a port that somebody has is refused: a drill never measures a stranger [MACH-63]', async () => {
    const stranger = createServer();
    await new Promise((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address();
    await expect(runProxy(port, '')).rejects.toThrow(`port ${port} is taken`);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test('students who are never answered end a drill with a sentence, not never [MACH-63]', async () => {
    let status = 503;
    const busy = createServer((_, answer) => answer.writeHead(status).end());
    await new Promise((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const student = { id: 'one', token: 'none', code: 'none' };
    const world = { tenantId: 'one', students: [student], quizId: 1, paidCourseId: 1 };
    const kept = { submissions: [], redemptions: [] };
    const url = `http://127.0.0.1:${busy.address().port}`;
    await expect(storm(url, world, [student], kept, { patienceMs: 300 })).rejects.toThrow('of 2 were not answered yet');
    expect(kept).toEqual({ submissions: [], redemptions: [] });
    // They insist still; told no, they go.
    status = 400;
    await vi.waitFor(() => expect(kept.redemptions).toHaveLength(1));
    await new Promise((resolve) => busy.close(resolve));
  });
});
