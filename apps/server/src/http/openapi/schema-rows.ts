import type { JsonSchema } from './json-schema.ts';

export interface SchemaRow {
  /** Where the field stands, e.g. `data.mails[].subject`. */
  name: string;
  type: string;
  limits: string;
  required: boolean;
}

/** The fields of an object schema as a flat list; nested ones carry their path. */
export function schemaRows(schema: JsonSchema, prefix = ''): SchemaRow[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const row = { name, type: typeName(field), limits: limitsOf(field), required: required.includes(key) };
    return [row, ...innerRows(field, name)];
  });
}

function innerRows(field: JsonSchema, name: string): SchemaRow[] {
  if (field.type === 'array') return innerRows(field.items as JsonSchema, `${name}[]`);
  return field.type === 'object' ? schemaRows(field, `${name}.`) : [];
}

function typeName(field: JsonSchema): string {
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (Array.isArray(field.enum)) return field.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(field.anyOf)) return field.anyOf.map(typeName).join(' | ');
  if (field.not !== undefined) return 'nothing';
  if (Array.isArray(field.type)) return field.type.join(' | ');
  if (field.type === 'array') return `list of ${typeName(field.items as JsonSchema)}`;
  return String(field.type ?? 'anything');
}

const LIMITS: Record<string, (value: unknown) => string> = {
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  minimum: (value) => `from ${value}`,
  maximum: (value) => `to ${value}`,
  pattern: (value) => `matches ${value}`,
  default: (value) => `${JSON.stringify(value)} when left out`,
};

function limitsOf(field: JsonSchema): string {
  return Object.entries(LIMITS)
    .flatMap(([key, word]) => (field[key] === undefined ? [] : [word(field[key])]))
    .join(', ');
}
