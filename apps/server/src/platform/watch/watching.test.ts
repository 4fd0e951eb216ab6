import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useCheapPasswords } from '../../testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createTestSchool, lessonId } from '../../testing/test-school.ts';
import { until } from '../../testing/until.ts';
import type { Span } from './otlp-exporter.ts';
import { statementName } from './trace-work.ts';

interface Taken {
  url: string | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** What a collector of OpenTelemetry gets. */
async function startCollector(): Promise<{ url: string; taken: Taken[]; server: Server }> {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ url: request.url, headers: request.headers, text: await text(request) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, server };
}

describe('a server that tells a collector and its log what it does', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let platform: TestPlatform;
  let spans: Span[];
  let metrics: string;
  const about: string[] = [];
  beforeAll(async () => {
    collector = await startCollector();
    platform = await startTestPlatform({
      variables: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20word',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
        // Every statement is a slow one.
        SLOW_STATEMENT_MS: '0.001',
      },
    });
    useCheapPasswords(platform);
    const { course, student, phone } = await createTestSchool(platform).enrolled({
      units: [{ lessons: [{ type: 'Quiz', questions: [{}] }] }],
    });
    await phone.call('GET /Student/contentlesson/{id}', { params: { id: lessonId(course, 0, 0) } });
    await platform.client().login({ email: student.email, password: 'not-the-password' });
    about.push(student.id, student.email, platform.tenantId, String(phone.token), phone.deviceId);
    const job = { tenantId: platform.tenantId, jobId: randomUUID() };
    await platform.withTenant(platform.tenantId, (tx) => platform.platform.jobs.enqueue(tx, 'drop-archive', job));
    await until(async () => {
      metrics = (await platform.app.inject('/metrics')).body;
      return metrics.includes('hessa_jobs_done_total{queue="drop-archive",outcome="done"} 1');
    });
    await platform.stop();
    spans = collector.taken.flatMap(({ text: body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  });
  afterAll(() => collector.server.close());

  test('sends a span for each call and below it one for each of its statements, by the standard variables [MACH-20]', () => {
    const [first] = collector.taken;
    expect([first?.url, first?.headers['x-key']]).toEqual(['/v1/traces', 'a word']);
    expect(JSON.parse(first?.text ?? '').resourceSpans[0].resource.attributes).toEqual([
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
      { key: 'service.name', value: { stringValue: 'hessa' } },
    ]);
    const call = spans.find(({ name }) => name.startsWith('GET') && name.includes('contentlesson'));
    expect(call).toMatchObject({ kind: 2, status: { code: 0 }, attributes: [] });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(below.map(({ name }) => name)).toContain('select questions');
    for (const span of below) {
      expect(span).toMatchObject({ traceId: call?.traceId, kind: 3 });
      expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call?.startTimeUnixNano ?? 0));
      expect(BigInt(span.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call?.endTimeUnixNano ?? 0));
    }
    const refused = spans.find(({ attributes }) => attributes.some(({ key }) => key === 'error.type'));
    expect(refused).toMatchObject({
      name: 'POST /api/Auth/login',
      attributes: [{ key: 'error.type', value: { stringValue: 'auth.invalid_credentials' } }],
      status: { code: 0 },
    });
    expect(spans.some(({ name, kind }) => name === 'job drop-archive' && kind === 5)).toBe(true);
  });

  test('tells nothing of who asked: no tenant, account, address or value is in a span or in a slow line [MACH-21]', () => {
    const slow = platform.logLines.filter((line) => line.includes('"slow statement"'));
    const told = collector.taken.map(({ text: body }) => body).join('\n') + slow.join('\n');
    expect(told.length).toBeGreaterThan(1000);
    for (const word of about) expect(told).not.toContain(word);
  });

  test('names slow statements by their call, in the log and in /metrics [MACH-22]', () => {
    const lines = platform.logLines.filter((line) => line.includes('"slow statement"')).map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        during: 'POST /api/Auth/login',
        text: expect.stringMatching(/^select .*"accounts"/),
      }),
    );
    for (const name of ['hessa_statements_total', 'hessa_statement_seconds_total', 'hessa_slow_statements_total']) {
      expect(metrics).toMatch(new RegExp(`^${name}\\{during="POST /api/Auth/login"\\} [\\d.e-]+$`, 'm'));
    }
  });

  test('counts the tries of jobs and how long the oldest waits [MACH-22]', () => {
    expect(metrics).toMatch(/^hessa_jobs_done_total\{queue="drop-archive",outcome="failed"\} 0$/m);
    expect(metrics).toMatch(/^hessa_jobs_oldest_waiting_seconds\{queue="send-mail"\} 0$/m);
  });
});

describe('traces that nobody takes', () => {
  test('cost no request anything, and are said once [MACH-20]', async () => {
    const platform = await startTestPlatform({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } });
    expect((await platform.app.inject('/healthz')).statusCode).toBe(200);
    expect((await platform.client().call('GET /api/Contact/getAll')).status).toBe(200);
    await platform.stop();
    expect(platform.logLines.filter((line) => line.includes('traces are not taken'))).toHaveLength(1);
  });

  test.each([
    ['select "id" from "codes" where "codes"."tenant_id" = $1', 'select codes'],
    ['insert into "lesson_progress" ("tenant_id") values ($1)', 'insert lesson_progress'],
    ['update "accounts" set "name" = $1', 'update accounts'],
    ['delete from "rate_limits" where true', 'delete rate_limits'],
    ['with x as (select 1) select * from x', 'with x'],
    ['', 'statement'],
  ])('a statement is named by its verb and its first table: %s [MACH-20]', (statement, name) => {
    expect(statementName(statement)).toBe(name);
  });
});
