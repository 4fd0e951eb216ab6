import { isDeepStrictEqual } from 'node:util';
import type { AuditValue } from './audit-events-table.ts';

type Fields = Readonly<Record<string, unknown>>;
type Told = { [name: string]: AuditValue };

/** What an edit changed, for the trail: the fields that differ, as they were and as they are; null when none does. */
export function changedFields(before: Fields, after: Fields): { before: Told; after: Told } | null {
  const changed: { before: Told; after: Told } = { before: {}, after: {} };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (isGroup(was) && isGroup(is)) {
      const inside = changedFields(was, is);
      if (!inside) continue;
      changed.before[name] = inside.before;
      changed.after[name] = inside.after;
    } else if (!isDeepStrictEqual(was, is)) {
      changed.before[name] = was as AuditValue;
      changed.after[name] = is as AuditValue;
    }
  }
  return Object.keys(changed.after).length === 0 ? null : changed;
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
