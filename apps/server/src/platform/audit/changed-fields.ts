import type { AuditValue } from './audit-events-table.ts';

type Fields = Record<string, AuditValue>;

/** What a change is told by in the trail: the fields that differ, as they were and as they are. */
export function changedFields<Before extends Fields>(before: Before, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return {
    before: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    after: Object.fromEntries(names.map((name) => [name, after[name] ?? null])),
  };
}
