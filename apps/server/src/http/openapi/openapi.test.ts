import { api } from '@hessa/contract/api';
import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import { errorEntry } from '@hessa/contract/errors/catalogue';
import { continueUpload, dropUpload, startUpload } from '@hessa/contract/media/teach/upload-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import type { Operation } from './describe-operation.ts';
import type { OpenApiDocument } from './openapi-document.ts';

let platform: TestPlatform;
let document: OpenApiDocument;
beforeAll(async () => {
  platform = await startTestPlatform();
  document = (await platform.app.inject('/api/docs/openapi.json')).json();
});
afterAll(() => platform.stop());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );

/** Every object of the document with the key that led to it. */
function* walk(value: unknown, key = ''): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) for (const inner of value) yield* walk(inner, key);
  else if (value !== null && typeof value === 'object') {
    yield [key, value as Record<string, unknown>];
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, name);
  }
}

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 with everything its specification requires of a document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/[^?#]*$/);
    const ids = operations().map(([, operation]) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('describes exactly the routes that the server answers, in both spellings [OP-API-3]', () => {
    // What a resumable upload sends are bytes and headers; tus describes them.
    const elsewhere: EndpointDefinition[] = [startUpload, continueUpload, dropUpload];
    const mounted = platform.app.declaredRoutes.flatMap(({ endpoint, url, methods }) =>
      endpoint && !elsewhere.includes(endpoint) && !methods.includes('HEAD')
        ? [`${endpoint.method} ${url.replace(/:(\w+)/g, '{$1}')}`]
        : [],
    );
    expect(
      operations()
        .map(([name]) => name)
        .sort(),
    ).toEqual(mounted.sort());
    const variants = Object.values<EndpointDefinition>(api).flatMap(({ path }) => pathVariants(path));
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(variants));
  });

  test('every reference leads somewhere, and nothing is left that OpenAPI does not know', () => {
    let references = 0;
    for (const [, object] of walk(document)) {
      if (typeof object.$ref !== 'string') continue;
      references += 1;
      const target = object.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((place, name) => (place as Record<string, unknown>)?.[name], document);
      expect(target, object.$ref).toBeDefined();
    }
    expect(references).toBeGreaterThan(100);
    expect(JSON.stringify(document)).not.toContain('"$schema"');
  });

  test('every place of a path is a required parameter, no parameter is named twice, and each has a schema', () => {
    for (const [name, { parameters }] of operations()) {
      const places = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(
        inPath.map((parameter) => parameter.name),
        name,
      ).toEqual(places);
      for (const parameter of inPath) expect(parameter.required).toBe(true);
      const keys = parameters.map((parameter) => parameter.$ref ?? `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size, name).toBe(keys.length);
      for (const parameter of parameters) expect(parameter.$ref ?? parameter.schema, name).toBeDefined();
      expect(keys[0]).toBe('#/components/parameters/TenantId');
    }
  });

  test('every schema says a type, a constant, a choice or a reference; objects list their required fields [T-G-7]', () => {
    for (const [key, schema] of walk(document)) {
      if (key !== 'schema' && key !== 'items') continue;
      const says = ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', 'not', '$ref'].some((word) => word in schema);
      expect(says, JSON.stringify(schema)).toBe(true);
      if (!Array.isArray(schema.required)) continue;
      for (const field of schema.required) expect(Object.keys(schema.properties as object)).toContain(field);
    }
  });

  test('bodies refuse unknown fields in writing too, and replies declare all they hold [T-G-6, T-G-7]', () => {
    for (const [name, { requestBody, responses }] of operations()) {
      for (const [key, schema] of walk(requestBody))
        if (key === 'schema') expect(schema.additionalProperties, name).toBe(false);
      const reply = [...walk(responses['200'])].find(([key]) => key === 'schema')?.[1];
      expect(reply?.properties, name).toMatchObject({ success: { const: true }, message: { type: 'string' } });
      expect(reply?.required, name).toEqual(expect.arrayContaining(['success', 'message']));
    }
  });

  test('every call says what it does and who may make it, and every refusal stands at its status with its texts [OP-ERR-1]', () => {
    for (const endpoint of Object.values<EndpointDefinition>(api)) {
      const [path] = pathVariants(endpoint.path);
      const responses = document.paths[path]?.[endpoint.method.toLowerCase()]?.responses;
      for (const code of [...endpoint.errors, 'tenant.unknown', 'service.unavailable'] as const) {
        const text = JSON.stringify(responses?.[errorEntry(code).status]);
        expect(text, `${path} ${code}`).toContain(JSON.stringify(errorEntry(code).ar));
      }
      expect(document.paths[path]?.[endpoint.method.toLowerCase()]).toMatchObject({
        summary: endpoint.summary,
        'x-access': endpoint.access,
      });
      const open = endpoint.access === 'public' || endpoint.access === 'visitor';
      expect(responses && '401' in responses, path).toBe(!open);
    }
  });
});

describe('where the document is', () => {
  test('the short address leads to it, and it may be read by anybody and framed by nobody [T-WEB-1]', async () => {
    const short = await platform.app.inject('/api/docs');
    expect([short.statusCode, short.headers.location]).toEqual([302, '/api/docs/openapi.json']);
    const { statusCode, headers } = await platform.app.inject(String(short.headers.location));
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('API_DOCS=off leaves nothing of it', async () => {
    const quiet = await startTestPlatform({ variables: { API_DOCS: 'off' } });
    const answers = await Promise.all(['', '/openapi.json'].map((path) => quiet.app.inject(`/api/docs${path}`)));
    await quiet.stop();
    for (const { statusCode, body } of answers)
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'request.not_found']);
  });
});
