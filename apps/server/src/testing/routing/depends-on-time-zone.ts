import type { Node } from 'libpg-query';

/** Types whose values from text depend on the zone of the session. */
const ZONED = ['timestamptz', 'timetz'];

/**
 * Whether a column is reckoned with in a way that the zone of the session decides: a moment plus an interval, a text read
 * as a moment. Citus changes no row by such an expression. A value that is given may be read so; it is the same for all.
 */
export function dependsOnTimeZone(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(dependsOnTimeZone);
  if (typeof value !== 'object' || value === null || 'SubLink' in value) return false;
  const node = value as Node;
  if ('TypeCast' in node && isOf(node, ZONED) && namesColumn(node.TypeCast.arg)) return true;
  if ('A_Expr' in node) {
    const { name, lexpr, rexpr } = node.A_Expr;
    const isSum = name?.some((one) => 'String' in one && ['+', '-'].includes(one.String.sval ?? ''));
    if (isSum && [lexpr, rexpr].some(isInterval) && [lexpr, rexpr].some(isMoment)) return true;
  }
  return Object.values(value).some(dependsOnTimeZone);
}

/** A column that no `at time zone` has taken out of the zone of the session. */
function isMoment(side: Node | undefined): boolean {
  return side !== undefined && 'ColumnRef' in side;
}

function isInterval(side: Node | undefined): boolean {
  if (side === undefined) return false;
  if ('TypeCast' in side) return isOf(side, ['interval']);
  return 'A_Expr' in side && [side.A_Expr.lexpr, side.A_Expr.rexpr].some(isInterval);
}

function isOf(node: Node, types: readonly string[]): boolean {
  const names = 'TypeCast' in node ? (node.TypeCast.typeName?.names ?? []) : [];
  return names.some((one) => 'String' in one && types.includes(one.String.sval ?? ''));
}

function namesColumn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'ColumnRef' in value || Object.values(value).some(namesColumn);
}
