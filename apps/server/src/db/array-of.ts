/** A list as the text of one array: a list of parameters would be a new statement for every length. */
export function arrayOf(values: readonly (string | number | boolean | null)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? quoted(value) : (value ?? 'null'))).join(',')}}`;
}

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
