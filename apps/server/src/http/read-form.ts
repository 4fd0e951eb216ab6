import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from './invalid-input.ts';

/** Text fields of a multipart form. A file, a repeated field or another content type is refused. */
export async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  if (!request.isMultipart()) throw new InvalidInput([]);
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      throw new InvalidInput([]);
    }
    if (part.fieldname in fields || typeof part.value !== 'string' || part.valueTruncated || part.fieldnameTruncated) {
      throw new InvalidInput([]);
    }
    fields[part.fieldname] = part.value;
  }
  return { ...fields };
}
