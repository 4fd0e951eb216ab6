import type { EndpointDefinition } from '@hessa/contract/endpoint';
import type { z } from 'zod';
import { type JsonSchema, jsonSchema } from '../http/openapi/json-schema.ts';

export interface SampleRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Describing a schema takes longer than most requests made from it. */
const described = new WeakMap<z.ZodType, JsonSchema>();

function describe(schema: z.ZodType): JsonSchema {
  const known = described.get(schema) ?? jsonSchema(schema, 'input');
  described.set(schema, known);
  return known;
}

export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** A request that fits its endpoint's schemas, made from them; `change` may alter the value of any part first. */
export function sampleRequest(
  endpoint: EndpointDefinition,
  path: string,
  change: (part: 'params' | 'query' | 'body' | 'form', sample: Record<string, unknown>) => Record<string, unknown> = (
    _part,
    sample,
  ) => sample,
): SampleRequest {
  const part = (name: 'params' | 'query' | 'body' | 'form') => {
    const schema = endpoint[name];
    return schema && change(name, sampleValue(describe(schema)) as Record<string, unknown>);
  };
  const params = part('params') ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part('query') ?? {})) query.set(name, String(value));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const request: SampleRequest = {
    method: endpoint.method,
    url: query.size > 0 ? `${address}?${query}` : address,
    headers: {},
  };
  const form = part('form');
  const body = part('body');
  if (form) return { ...request, ...multipart(form) };
  if (body) return { ...request, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  return request;
}

export function multipart(fields: Record<string, unknown>): Pick<SampleRequest, 'headers' | 'payload'> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: `${parts.join('')}--edge--\r\n`,
  };
}

function sampleValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return sampleValue(schema.anyOf[0] as JsonSchema);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [sampleValue(schema.items as JsonSchema)];
  if (type === 'object') return sampleObject(schema);
  return typeof schema.pattern === 'string' && schema.pattern.includes('0-9a-f') ? NOBODY : 'sample';
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const required = (schema.required ?? []) as string[];
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(required.map((name) => [name, sampleValue(properties[name] ?? {})]));
}
