import { thingNamedBy } from '@hessa/rules/audit/named-things';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { fieldName, HIDDEN_FIELDS } from './audit-field-names.ts';
import { type Telling, valueText } from './audit-values.ts';
import { changeFields } from './change-fields.ts';
import type { ShownField } from './shown-field.ts';

export interface ToldEvent extends Omit<Telling, 'digits'> {
  details: Record<string, unknown>;
}

/** The database gives fields back by the length of their names: these are told first, as a sentence would have them. */
const TOLD_FIRST = ['seller', 'grade', 'course', 'batch', 'first', 'last', 'count'];
const placeOf = (key: string) => (TOLD_FIRST.includes(key) ? TOLD_FIRST.indexOf(key) : TOLD_FIRST.length);

/** The fields of an event as lines of «اسم: كان قبل، بقى بعد». */
export function auditFields({ kind, details, names }: ToldEvent, digits: DigitStyle): ShownField[] {
  const shownValue = (key: string, value: unknown) => valueText({ kind, names, digits }, key, value);
  const before = fieldsOf(details.before);
  const after = fieldsOf(details.after);
  const isChange = details.before !== undefined;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    // An event tells the whole of what was edited; what stayed as it was is no news.
    .filter((key) => !isChange || noted(before[key]) !== noted(after[key]))
    .map((key) => ({
      name: fieldName(key),
      before: isChange ? shownValue(key, before[key]) : null,
      after: shownValue(key, after[key]),
    }));
  const plain = Object.entries(details)
    .filter(([key]) => !HIDDEN_FIELDS.has(key))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, value]) => ({
      ...{ name: fieldName(key), before: null, after: shownValue(key, value) },
      ...(typeof value === 'number' && thingNamedBy(kind, key) === 'lesson' ? { lesson: value } : {}),
    }));
  return [...changed, ...plain, ...changeFields(details.changes, digits)];
}

/** Nothing is nothing, whether it was never written or left empty. */
const noted = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
