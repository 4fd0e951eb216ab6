import type { Node, SubLink } from 'libpg-query';

/** The subqueries of an expression, outermost alone: each is a level of its own. */
export function subqueriesIn(value: unknown): SubLink[] {
  if (Array.isArray(value)) return value.flatMap(subqueriesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('SubLink' in value) {
    const link = (value as Extract<Node, { SubLink: SubLink }>).SubLink;
    return [link, ...subqueriesIn(link.testexpr)];
  }
  return Object.values(value).flatMap(subqueriesIn);
}
