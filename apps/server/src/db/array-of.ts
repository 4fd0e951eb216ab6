type Element = string | number | null;

/** A list as one parameter that is cast to the array's type: many would be a new statement for every length. */
export function arrayOf(elements: readonly Element[]): string {
  return `{${elements.map(elementOf).join(',')}}`;
}

/** Rows as an array for each of their columns, as `unnest` takes them. */
export function arraysOf<Name extends string>(rows: readonly Record<Name, Element>[]): Record<Name, string> {
  const names = Object.keys(rows[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, arrayOf(rows.map((row) => row[name]))])) as Record<Name, string>;
}

function elementOf(element: Element): string {
  return typeof element === 'string' ? `"${element.replace(/["\\]/g, '\\$&')}"` : String(element);
}
