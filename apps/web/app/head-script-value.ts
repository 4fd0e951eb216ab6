/** A value as a script in the page's head writes it: nothing in it can end the script. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
