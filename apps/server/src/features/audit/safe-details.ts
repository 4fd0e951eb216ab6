import type { AuditValue } from '../../platform/audit/audit-events-table.ts';

/** No event stores a secret; should one ever slip in, it still does not reach a screen. */
const SECRET = /password|secret|token|hash|otp|claim/i;

export function safeDetails(details: Record<string, AuditValue>): Record<string, AuditValue> {
  return Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, value]) => [name, safeValue(value)]),
  );
}

function safeValue(value: AuditValue): AuditValue {
  if (Array.isArray(value)) return value.map(safeValue);
  return typeof value === 'object' && value !== null ? safeDetails(value) : value;
}
