import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema as OpenAPI 3.1 writes it: what a caller sends (`input`) or gets (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: written }) => {
      // Numbers of an address are text on the wire; their description says what the text means.
      if (written.type === 'integer') delete written.anyOf;
      // An answer always has the field; what fills it in is nobody's business.
      if (io === 'output') delete written.default;
    },
  });
  return described;
}

/** The success body as it travels: the reply's fields after `success`. */
export function replySchema(reply: z.ZodObject): JsonSchema {
  const described = jsonSchema(reply, 'output') as { properties?: JsonSchema; required?: string[] };
  return {
    ...described,
    properties: { success: { const: true }, ...described.properties },
    required: ['success', ...(described.required ?? [])],
  };
}
