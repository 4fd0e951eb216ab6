import type { Access, EndpointDefinition } from '@hessa/contract/endpoint';
import { type ErrorCode, errorEntry } from '@hessa/contract/errors/catalogue';
import type { z } from 'zod';
import { type JsonSchema, jsonSchema, replySchema } from './json-schema.ts';
import { possibleErrors } from './possible-errors.ts';

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': Access;
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

const HEADERS: JsonSchema[] = [
  { $ref: '#/components/parameters/TenantId' },
  { $ref: '#/components/parameters/DeviceId' },
];

/** One endpoint as an operation of OpenAPI. */
export function describeOperation(operationId: string, feature: string, endpoint: EndpointDefinition): Operation {
  return {
    operationId,
    tags: [feature],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: security(endpoint.access),
    parameters: [...HEADERS, ...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: {
      200: {
        description: 'Success',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
        content: { 'application/json': { schema: replySchema(endpoint.reply) } },
      },
      ...refusals(endpoint),
    },
  };
}

function security(access: Access): Operation['security'] {
  if (access === 'public') return [];
  return access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

function requestBody({ body, form }: EndpointDefinition): { requestBody?: JsonSchema } {
  const schema = body ?? form;
  if (!schema) return {};
  const type = body ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: true, content: { [type]: { schema: jsonSchema(schema, 'input') } } } };
}

function refusals(endpoint: EndpointDefinition): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => errorEntry(code).status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), refusal(codes)]));
}

function refusal(codes: ErrorCode[]): JsonSchema {
  return {
    description: codes.join(', '),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function exampleOf(code: ErrorCode): JsonSchema {
  const { en, ar } = errorEntry(code);
  return { success: false, code, message: en ?? ar, messageAr: ar };
}
