/** A tenant id in a statement: of one mention of a table, or of something given a name. */
export type TenantMark = number;

/** What a statement holds equal, joined step by step; the first mark stands for a value that the statement is given. */
export class SameTenant {
  static readonly GIVEN: TenantMark = 0;
  readonly #joined: TenantMark[] = [SameTenant.GIVEN];

  mark(): TenantMark {
    return this.#joined.push(this.#joined.length) - 1;
  }

  join(one: TenantMark, other: TenantMark): void {
    const [low, high] = [this.#rootOf(one), this.#rootOf(other)].sort((a, b) => a - b) as [TenantMark, TenantMark];
    this.#joined[high] = low;
  }

  /** Whether it is held equal to a value that the statement is given, through however many others. */
  isGiven(mark: TenantMark): boolean {
    return this.#rootOf(mark) === SameTenant.GIVEN;
  }

  #rootOf(mark: TenantMark): TenantMark {
    let root = mark;
    while (this.#joined[root] !== root) root = this.#joined[root] as TenantMark;
    return root;
  }
}
