import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../errors/invalid-input.ts';

/** Text fields of a multipart form. A file, a repeated field, another content type or a broken form is refused. */
export async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  if (!request.isMultipart()) throw new InvalidInput([]);
  try {
    return await readFields(request);
  } catch (error) {
    // The parser's own words for a form that is cut off or malformed carry no status; its limits carry theirs.
    if (error instanceof Error && !('statusCode' in error)) throw new InvalidInput([]);
    throw error;
  }
}

async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
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
