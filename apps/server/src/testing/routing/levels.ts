import type { A_Expr, JoinExpr, Node, RangeVar, SelectStmt, WithClause } from 'libpg-query';
import { SameTenant, type TenantMark } from './same-tenant.ts';
import { Scope, type TenantColumns } from './scope.ts';
import { subqueriesIn } from './subqueries-in.ts';
import { tablesIn } from './tables-in.ts';

/** Subqueries that become joins where they stand among conditions, so that a tenant is carried into them. */
const JOINED: readonly string[] = ['ANY_SUBLINK', 'EXISTS_SUBLINK'];

/** Tables whose rows belong to tenants, and those among them that number their rows, with the column that does. */
export interface TenantTables {
  names: ReadonlySet<string>;
  numberedBy: ReadonlyMap<string, string>;
}

type Judge = (levels: Levels, statement: Node, outer: Scope | null) => (TenantMark | null)[];

/** What the levels of one statement share: what is held equal, what was met, what is wrong. */
export class Levels {
  readonly #tables: TenantTables;
  readonly #judge: Judge;
  readonly #same = new SameTenant();
  readonly #met: { name: string; mark: TenantMark }[] = [];
  readonly #refused = new Set<string>();
  readonly #others = new Set<string>();
  readonly #named = new WeakMap<Scope, Map<string, TenantColumns>>();
  readonly #outerOf = new WeakMap<Scope, Scope>();
  /** What a WITH lays aside before anything else reads it: it changes rows, or says so. */
  readonly #laidAside = new Set<string>();

  constructor(tables: TenantTables, judge: Judge) {
    this.#tables = tables;
    this.#judge = judge;
  }

  numberOf(relation: RangeVar | undefined): string | undefined {
    return this.#tables.numberedBy.get(relation?.relname ?? '');
  }

  /** Whether the coordinator itself runs it: it reads what was laid aside, and no table. */
  readsLaidAside(source: SelectStmt): boolean {
    return tablesIn(source).every((name) => this.#laidAside.has(name));
  }

  faults(): string[] {
    const open = this.#met.filter(({ mark }) => !this.#same.isGiven(mark)).map(({ name }) => `${name}: no tenant_id`);
    const isMixed = this.#met.length > 0 && this.#others.size > 0;
    const mixed = isMixed ? [`beside tables of tenants: ${[...this.#others].join(', ')}`] : [];
    return [...new Set([...open, ...this.#refused, ...mixed])];
  }

  refuse(shape: string): void {
    this.#refused.add(shape);
  }

  /** A row that changed its tenant would have to change its place. */
  refuseMoves(targets: Node[] | undefined): void {
    const sets = (targets ?? []).some((one) => 'ResTarget' in one && one.ResTarget.name === 'tenant_id');
    if (sets) this.refuse('tenant_id is changed');
  }

  /** A level below `outer`, with what its WITH names. */
  open(withClause: WithClause | undefined, outer: Scope | null): Scope {
    const scope = new Scope(outer);
    const named = new Map<string, TenantColumns>();
    this.#named.set(scope, named);
    if (outer) this.#outerOf.set(scope, outer);
    for (const cte of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in cte)) continue;
      const { ctename = '', ctequery, aliascolnames, ctematerialized } = cte.CommonTableExpr;
      const changesRows = ctequery !== undefined && !('SelectStmt' in ctequery);
      if (changesRows || ctematerialized === 'CTEMaterializeAlways') this.#laidAside.add(ctename);
      // A recursive one names itself: what it gives then follows from what it begins with.
      if (withClause?.recursive) named.set(ctename, new Map());
      if (ctequery) named.set(ctename, this.#columns(ctequery, scope, aliascolnames));
    }
    return scope;
  }

  behindWall(outer: Scope): Scope {
    const scope = new Scope(outer, true);
    this.#outerOf.set(scope, outer);
    return scope;
  }

  from(items: readonly Node[] | undefined, scope: Scope): void {
    for (const item of items ?? []) this.#source(item, scope);
  }

  #source(item: Node, scope: Scope): void {
    if ('RangeVar' in item) this.table(item.RangeVar, scope);
    if ('JoinExpr' in item) this.#join(item.JoinExpr, scope);
    if ('RangeFunction' in item) {
      this.look(item.RangeFunction.functions, scope);
      scope.add(item.RangeFunction.alias?.aliasname ?? '', new Map());
    }
    if ('RangeSubselect' in item) {
      const { subquery, alias } = item.RangeSubselect;
      if (subquery) scope.add(alias?.aliasname ?? '', this.#columns(subquery, this.behindWall(scope), alias?.colnames));
    }
  }

  /** Whether rows come from tables of tenants and nothing else, so that workers take them where they lie. */
  readsTablesAlone(items: readonly Node[] | undefined, scope: Scope): boolean {
    return (items ?? []).every((item) => {
      if ('JoinExpr' in item) {
        const { larg, rarg } = item.JoinExpr;
        return this.readsTablesAlone(
          [larg, rarg].filter((side) => side !== undefined),
          scope,
        );
      }
      if (!('RangeVar' in item)) return false;
      const { relname = '', schemaname } = item.RangeVar;
      return this.#tables.names.has(relname) && (schemaname !== undefined || !this.#cte(relname, scope));
    });
  }

  #join({ larg, rarg, quals, usingClause }: JoinExpr, scope: Scope): void {
    for (const side of [larg, rarg]) if (side) this.#source(side, scope);
    for (const column of usingClause ?? []) {
      if (!('String' in column) || column.String.sval !== 'tenant_id') continue;
      const marks = scope.columnsOf(undefined).filter(([name]) => name === 'tenant_id');
      for (const [, mark] of marks.slice(1)) this.equal(marks[0]?.[1] as TenantMark, mark);
    }
    this.hold(quals, scope);
  }

  /** A mention of a table, or of what a WITH named; answers the mark of a tenant's table. */
  table({ relname = '', schemaname, alias }: RangeVar, scope: Scope): TenantMark | null {
    const name = alias?.aliasname ?? relname;
    const cte = schemaname ? undefined : this.#cte(relname, scope);
    if (cte) {
      scope.add(name, cte);
      return null;
    }
    if ((schemaname && schemaname !== 'public') || !this.#tables.names.has(relname)) {
      this.#others.add(schemaname ? `${schemaname}.${relname}` : relname);
      scope.add(name, new Map());
      return null;
    }
    const mark = this.#same.mark();
    this.#met.push({ name: name === relname ? relname : `${relname} ${name}`, mark });
    scope.add(name, new Map([['tenant_id', mark]]));
    return mark;
  }

  #cte(name: string, scope: Scope): TenantColumns | undefined {
    const outer = this.#outerOf.get(scope);
    return this.#named.get(scope)?.get(name) ?? (outer && this.#cte(name, outer));
  }

  #columns(query: Node, scope: Scope, renamed: readonly Node[] | undefined): TenantColumns {
    const marks = this.#judge(this, query, scope);
    const given = renamed?.map((one) => ('String' in one ? one.String.sval : undefined));
    const names = given ?? namesOf(query);
    // Of a query that only reads, nothing is carried out but what is given.
    const carried = 'SelectStmt' in query ? marks.map((mark) => (mark === SameTenant.GIVEN ? mark : null)) : marks;
    return new Map(carried.flatMap((mark, at) => (mark === null ? [] : [[names[at] ?? 'tenant_id', mark] as const])));
  }

  /** Conditions that hold for every row: what they set equal is equal. */
  hold(condition: Node | undefined, scope: Scope): void {
    if (!condition) return;
    if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR') {
      for (const part of condition.BoolExpr.args ?? []) this.hold(part, scope);
      return;
    }
    if ('A_Expr' in condition) this.#holdEqual(condition.A_Expr, scope);
    if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'NOT_EXPR') {
      const [inner] = condition.BoolExpr.args ?? [];
      if (inner && 'SubLink' in inner && inner.SubLink.subLinkType === 'EXISTS_SUBLINK') {
        this.hold(inner, scope);
        return;
      }
    }
    if ('SubLink' in condition && JOINED.includes(condition.SubLink.subLinkType ?? '')) {
      const { testexpr, subselect } = condition.SubLink;
      const marks = subselect ? this.#judge(this, subselect, scope) : [];
      for (const [at, part] of partsOf(testexpr).entries()) {
        const own = this.markOf(part, scope);
        if (own !== null) this.equal(own, marks[at] ?? null);
      }
      this.look(testexpr, scope);
      return;
    }
    this.look(condition, scope);
  }

  #holdEqual({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): void {
    const isEqual = name?.some((one) => 'String' in one && one.String.sval === '=');
    if (!isEqual || (kind !== 'AEXPR_OP' && kind !== 'AEXPR_IN')) return;
    if (kind === 'AEXPR_IN' && partsOf(rexpr).length !== 1) return;
    const right = partsOf(rexpr);
    for (const [at, part] of partsOf(lexpr).entries()) {
      const left = this.markOf(part, scope);
      const other = right[at] ? this.markOf(right[at], scope) : null;
      if (left !== null && other !== null) this.equal(left, other);
    }
  }

  equal(one: TenantMark, other: TenantMark | null): void {
    if (other !== null) this.#same.join(one, other);
  }

  /** Of two branches: given only where both are. */
  bothOf(left: TenantMark | null, right: TenantMark | null): TenantMark | null {
    const areGiven = left !== null && right !== null && this.#same.isGiven(left) && this.#same.isGiven(right);
    return areGiven ? SameTenant.GIVEN : null;
  }

  markOf(expression: Node, scope: Scope): TenantMark | null {
    if ('ParamRef' in expression || 'A_Const' in expression) return SameTenant.GIVEN;
    if ('TypeCast' in expression && expression.TypeCast.arg) return this.markOf(expression.TypeCast.arg, scope);
    return 'ColumnRef' in expression ? scope.markOf(expression.ColumnRef) : null;
  }

  /** Whatever else is inside an expression. */
  look(expression: unknown, scope: Scope): void {
    for (const { subselect } of subqueriesIn(expression)) {
      if (subselect) this.#judge(this, subselect, this.behindWall(scope));
    }
  }

  /** What a list of columns gives. */
  list(targets: readonly Node[] | undefined, scope: Scope): (TenantMark | null)[] {
    this.look(targets, scope);
    return (targets ?? []).flatMap((target) => {
      const value = 'ResTarget' in target ? target.ResTarget.val : undefined;
      if (!value) return [null];
      const star = starOf(value);
      return star ? scope.columnsOf(star.of).map(([, mark]) => mark) : [this.markOf(value, scope)];
    });
  }
}

function partsOf(expression: Node | undefined): Node[] {
  if (!expression) return [];
  if ('RowExpr' in expression) return expression.RowExpr.args ?? [];
  return 'List' in expression ? (expression.List.items ?? []) : [expression];
}

function starOf(value: Node): { of: string | undefined } | null {
  if (!('ColumnRef' in value)) return null;
  const fields = value.ColumnRef.fields ?? [];
  if (!fields.some((field) => 'A_Star' in field)) return null;
  const [first] = fields;
  return { of: first && 'String' in first ? first.String.sval : undefined };
}

/** What the columns of a query are called; where it says nothing, a tenant's id is called tenant_id. */
function namesOf(query: Node): (string | undefined)[] {
  const select = 'SelectStmt' in query ? query.SelectStmt : undefined;
  if (select?.larg) return namesOf({ SelectStmt: select.larg });
  const given = query as Record<string, { returningClause?: { exprs?: Node[] } }>;
  const targets = select?.targetList ?? Object.values(given)[0]?.returningClause?.exprs ?? [];
  return targets.map((target) => {
    if (!('ResTarget' in target)) return undefined;
    const { name, val } = target.ResTarget;
    if (name || !val || !('ColumnRef' in val)) return name;
    const last = val.ColumnRef.fields?.at(-1);
    return last && 'String' in last ? last.String.sval : undefined;
  });
}
