import { apiByFeature } from '@hessa/contract/api';
import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import { catalogue } from '@hessa/contract/errors/catalogue';
import { TENANT_ID } from '../../db/tenant-id.ts';
import { describeOperation, type Operation } from './describe-operation.ts';
import type { JsonSchema } from './json-schema.ts';

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: JsonSchema;
  servers: JsonSchema[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, JsonSchema>>;
}

/** The whole API as OpenAPI 3.1, made of the same definitions that the server mounts. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [feature, endpoints] of Object.entries(apiByFeature)) {
    for (const [name, endpoint] of Object.entries<EndpointDefinition>(endpoints)) {
      for (const [at, path] of pathVariants(endpoint.path).entries()) {
        const operationId = at === 0 ? name : `${name}WithoutPrefix`;
        paths[path] ??= {};
        paths[path][endpoint.method.toLowerCase()] = describeOperation(operationId, feature, endpoint);
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Hessa API',
      version: '1.0.0',
      description:
        'Every call names its tenant in X-Tenant-ID. Every path but the console’s answers with and without the /api prefix. ' +
        'Unknown fields of a body are refused, and answers hold nothing but the fields listed here.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(apiByFeature).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        TenantId: header('X-Tenant-ID', true, 'The tenant, such as tenant6', { pattern: TENANT_ID.source }),
        DeviceId: header('DeviceId', false, 'The device; signing in and refreshing need it', {
          minLength: 8,
          maxLength: 200,
        }),
      },
      headers: { RequestId: { description: 'Names this request in the logs', schema: { type: 'string' } } },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

function header(name: string, required: boolean, description: string, limits: JsonSchema): JsonSchema {
  return { name, in: 'header', required, description, schema: { type: 'string', ...limits } };
}

function refusalSchema(): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: false },
      code: { type: 'string', enum: Object.keys(catalogue) },
      message: { type: 'string', description: "The specification's English where it quotes one, else the Arabic" },
      messageAr: { type: 'string', description: 'What a screen shows' },
      fields: { type: 'array', items: { type: 'string' }, description: 'The wrong fields of request.invalid' },
    },
    required: ['success', 'code', 'message', 'messageAr'],
  };
}
