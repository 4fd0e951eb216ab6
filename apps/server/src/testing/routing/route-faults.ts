import { type DeleteStmt, type InsertStmt, type Node, parseSync, type SelectStmt, type UpdateStmt } from 'libpg-query';
import { dependsOnTimeZone } from './depends-on-time-zone.ts';
import { Levels, type TenantTables } from './levels.ts';
import { SameTenant, type TenantMark } from './same-tenant.ts';
import type { Scope } from './scope.ts';
import { subqueriesIn } from './subqueries-in.ts';

/**
 * What keeps a statement from being sent to the one place where its tenant's rows are, in a database that is spread by
 * tenant: a mention of a table whose tenant is not held equal to a given value, or a shape that Citus refuses.
 */
export function routeFaults(text: string, tables: TenantTables): string[] {
  const levels = new Levels(tables, judge);
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt) judge(levels, stmt, null);
  return levels.faults();
}

const ZONED = 'a column is reckoned with in the time zone of the session';

/** One level with all that is inside it; answers the tenant ids of the columns that it gives. */
function judge(levels: Levels, statement: Node, outer: Scope | null): (TenantMark | null)[] {
  if ('SelectStmt' in statement) return judgeSelect(levels, statement.SelectStmt, outer);
  if ('InsertStmt' in statement) return judgeInsert(levels, statement.InsertStmt, outer);
  if ('UpdateStmt' in statement) return judgeUpdate(levels, statement.UpdateStmt, outer);
  if ('DeleteStmt' in statement) return judgeDelete(levels, statement.DeleteStmt, outer);
  const { DeclareCursorStmt: cursor } = statement as { DeclareCursorStmt?: { query?: Node } };
  return cursor?.query ? judge(levels, cursor.query, outer) : [];
}

function judgeSelect(levels: Levels, select: SelectStmt, outer: Scope | null): (TenantMark | null)[] {
  const scope = levels.open(select.withClause, outer);
  if (select.larg && select.rarg) {
    const left = judgeSelect(levels, select.larg, scope);
    const right = judgeSelect(levels, select.rarg, scope);
    return left.map((mark, at) => levels.bothOf(mark, right[at] ?? null));
  }
  levels.from(select.fromClause, scope);
  levels.hold(select.whereClause, scope);
  levels.look([select.havingClause, select.groupClause, select.sortClause, select.windowClause], scope);
  levels.look([select.limitCount, select.limitOffset, select.valuesLists, select.distinctClause], scope);
  return levels.list(select.targetList, scope);
}

function judgeInsert(levels: Levels, insert: InsertStmt, outer: Scope | null): (TenantMark | null)[] {
  const scope = levels.open(insert.withClause, outer);
  const target = insert.relation ? levels.table(insert.relation, scope) : null;
  const names = (insert.cols ?? []).map((col) => ('ResTarget' in col ? col.ResTarget.name : undefined));
  const at = names.indexOf('tenant_id');
  const source = insert.selectStmt && 'SelectStmt' in insert.selectStmt ? insert.selectStmt.SelectStmt : undefined;
  if (source?.valuesLists) {
    if (subqueriesIn(source.valuesLists).length > 0) levels.refuse('a subquery inside VALUES');
    const rows = source.valuesLists.map((row) => ('List' in row ? row.List.items?.[at] : undefined));
    const isGiven = rows.every((value) => value && levels.markOf(value, scope) === SameTenant.GIVEN);
    if (target !== null && isGiven) levels.equal(target, SameTenant.GIVEN);
  } else if (source) {
    if (insert.withClause?.ctes?.some(changesRows)) levels.refuse('INSERT … SELECT from WITH that changes rows');
    const given = judgeSelect(levels, source, scope);
    if (target !== null) levels.equal(target, given[at] ?? null);
    if (given[at] !== SameTenant.GIVEN && readsFunction(source.fromClause)) {
      levels.refuse('the tenant of a row beside a function');
    }
    const isCarried = given[at] !== SameTenant.GIVEN && levels.readsTablesAlone(source.fromClause, scope);
    // Gathered rows are laid aside first where there is something to return or to compare; else they are copied into the
    // table, which row-level security forbids.
    const isLaidAside = insert.onConflictClause !== undefined || insert.returningClause !== undefined;
    if (target !== null && !isCarried && !isLaidAside) levels.refuse(`gathered for ${insert.relation?.relname}`);
    const number = levels.numberOf(insert.relation);
    if (number && !names.includes(number) && !levels.readsLaidAside(source)) {
      levels.refuse(`${insert.relation?.relname}: numbered by a worker`);
    }
  }
  const conflict = insert.onConflictClause;
  if (subqueriesIn(conflict).length > 0) levels.refuse('a subquery in ON CONFLICT');
  levels.refuseMoves(conflict?.targetList);
  if (dependsOnTimeZone(conflict)) levels.refuse(ZONED);
  if (comparesByCase(conflict)) levels.refuse('CASE … WHEN value in ON CONFLICT');
  return levels.list(insert.returningClause?.exprs, scope);
}

function judgeUpdate(levels: Levels, update: UpdateStmt, outer: Scope | null): (TenantMark | null)[] {
  const scope = levels.open(update.withClause, outer);
  if (update.relation) levels.table(update.relation, scope);
  levels.from(update.fromClause, scope);
  levels.hold(update.whereClause, scope);
  levels.look(update.targetList, scope);
  levels.refuseMoves(update.targetList);
  if (dependsOnTimeZone([update.targetList, update.whereClause])) levels.refuse(ZONED);
  return levels.list(update.returningClause?.exprs, scope);
}

function judgeDelete(levels: Levels, remove: DeleteStmt, outer: Scope | null): (TenantMark | null)[] {
  const scope = levels.open(remove.withClause, outer);
  if (remove.relation) levels.table(remove.relation, scope);
  levels.from(remove.usingClause, scope);
  levels.hold(remove.whereClause, scope);
  if (dependsOnTimeZone(remove.whereClause)) levels.refuse(ZONED);
  return levels.list(remove.returningClause?.exprs, scope);
}

function changesRows(cte: Node): boolean {
  const query = 'CommonTableExpr' in cte ? cte.CommonTableExpr.ctequery : undefined;
  return query !== undefined && !('SelectStmt' in query);
}

function readsFunction(items: readonly Node[] | undefined): boolean {
  return (items ?? []).some((item) => {
    if ('RangeFunction' in item) return true;
    const { larg, rarg } = 'JoinExpr' in item ? item.JoinExpr : {};
    return readsFunction([larg, rarg].filter((side) => side !== undefined));
  });
}

/** `case x when y`: Citus writes it wrongly for its worker. `case when x = y` is taken. */
function comparesByCase(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { CaseExpr: choice } = value as { CaseExpr?: { arg?: Node } };
  return choice?.arg !== undefined || Object.values(value).some(comparesByCase);
}
