/** What a page's module exports as its `handle` when its own actions stand where the console's bar would be. */
export const OWN_CONSOLE_FOOT = { ownsConsoleFoot: true } as const;

export function ownsConsoleFoot(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'ownsConsoleFoot' in handle;
}
