import type { Input } from '@hessa/contract/client';

type Query = NonNullable<Input<'GET /api/teach/bank'>['query']>;

/** What the list is narrowed to; an empty text is everything. */
export type BankFilter = Record<Exclude<keyof Query, 'after'>, string>;

export const WHOLE_BANK: BankFilter = {
  q: '',
  course: '',
  unit: '',
  skill: '',
  level: '',
  kind: '',
  source: '',
  tag: '',
  only: '',
};

/** The call's own words for it: whatever is empty is not asked. */
export function bankQuery(filter: BankFilter, after: string | null): Query {
  const asked = Object.entries(filter).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(asked), ...(after ? { after } : {}) } as Query;
}
