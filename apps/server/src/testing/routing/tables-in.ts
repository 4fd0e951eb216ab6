import type { Node } from 'libpg-query';

/** Every table or WITH that is named anywhere inside. */
export function tablesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('RangeVar' in value) return [(value as Extract<Node, { RangeVar: unknown }>).RangeVar.relname ?? ''];
  return Object.values(value).flatMap(tablesIn);
}
