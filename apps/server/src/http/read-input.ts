import type { EndpointDefinition } from '@hessa/contract/endpoint';
import '@fastify/multipart';
import { findUnprintable } from '@hessa/rules/text/printable-text';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { InvalidInput } from '../errors/invalid-input.ts';
import { readForm } from './read-form.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown; form?: unknown };

/** Checks every part the endpoint declares, strictly: nothing is coerced, nothing unknown in a body is dropped. */
export async function readInput(endpoint: EndpointDefinition, request: FastifyRequest): Promise<Parts> {
  const input: Parts = {};
  refuseBodyOfAnotherKind(endpoint, request);
  const form = endpoint.form && (await readForm(request));
  for (const part of [request.params, request.query, request.body, form]) refuseUnprintable(part);
  if (endpoint.params) input.params = check(endpoint.params, request.params);
  if (endpoint.query) input.query = check(endpoint.query, request.query);
  if (endpoint.body) input.body = check(endpoint.body, request.body ?? {});
  if (endpoint.form) input.form = check(endpoint.form, form);
  return input;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(fieldNames(parsed.error));
}

/** A body that the endpoint would not look at is refused rather than dropped. */
function refuseBodyOfAnotherKind(endpoint: EndpointDefinition, request: FastifyRequest): void {
  if (endpoint.form) return;
  if (request.isMultipart()) throw new DomainError('request.unsupported_type');
  if (endpoint.body || request.body === undefined || request.body === null) return;
  if (typeof request.body !== 'object') throw new InvalidInput([]);
  if (Object.keys(request.body).length > 0) throw new InvalidInput(Object.keys(request.body).slice(0, 20));
}

function fieldNames(error: z.ZodError): string[] {
  const names = error.issues.flatMap((issue) => (issue.path.length > 0 ? [String(issue.path[0])] : []));
  return [...new Set(names)].filter(isStorable).slice(0, 20);
}

/** NUL bytes, lone surrogates and characters that reorder text are refused in any string, key or value. */
function refuseUnprintable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new InvalidInput([]);
  } else if (value !== null && typeof value === 'object') {
    if (depth > 20) throw new InvalidInput([]);
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw new InvalidInput([]);
      refuseUnprintable(inner, depth + 1);
    }
  }
}

function isStorable(text: string): boolean {
  return findUnprintable(text, 'lines') === null;
}
