import type { ColumnRef } from 'libpg-query';
import type { TenantMark } from './same-tenant.ts';

/** Columns that hold a tenant id, by name; in the order of a list where it has one. */
export type TenantColumns = ReadonlyMap<string, TenantMark>;

/**
 * What can be named at one level of a statement; inner levels see outer ones. What is run once for each outer row stands
 * behind a wall: the planner does not carry the outer row's tenant through it.
 */
export class Scope {
  readonly #sources = new Map<string, TenantColumns>();
  readonly #outer: Scope | null;
  readonly #isWalled: boolean;

  constructor(outer: Scope | null, isWalled = false) {
    this.#outer = outer;
    this.#isWalled = isWalled;
  }

  add(name: string, columns: TenantColumns): void {
    this.#sources.set(name, columns);
  }

  /** What `*` or `name.*` stands for. */
  columnsOf(name: string | undefined): [string, TenantMark][] {
    if (name !== undefined) return [...(this.#named(name) ?? [])];
    return [...this.#sources.values()].flatMap((columns) => [...columns]);
  }

  markOf({ fields = [] }: ColumnRef): TenantMark | null {
    const names = fields.map((field) => ('String' in field ? (field.String.sval ?? '') : '*'));
    const column = names.at(-1) ?? '';
    const source = names.at(-2);
    if (source !== undefined) return this.#named(source)?.get(column) ?? null;
    for (const columns of this.#sources.values()) {
      const found = columns.get(column);
      if (found !== undefined) return found;
    }
    return this.#beyond?.markOf({ fields }) ?? null;
  }

  get #beyond(): Scope | null {
    return this.#isWalled ? null : this.#outer;
  }

  #named(name: string): TenantColumns | undefined {
    return this.#sources.get(name) ?? (this.#beyond ? this.#beyond.#named(name) : undefined);
  }
}
