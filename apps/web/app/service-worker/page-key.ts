import { NEVER_KEPT, ONE_FOR_ALL } from './kept-facts.at-build.ts';

/**
 * A signed-in page holds nothing of its own when the server sends it: the browser fills it in. One kept copy therefore
 * opens every address of its kind, and React Router accepts it because the same route modules belong to it.
 */
const shells = ONE_FOR_ALL.map(({ source, name }) => ({ pattern: new RegExp(source), name }));

/** Answers of the API, files and pages that say so are no pages to keep. */
const never = new RegExp(`^(?:${['/api', '/assets', '/icons', ...NEVER_KEPT].join('|')})(?:/|$)|\\.[a-z]\\w*$`, 'i');

/** The one name under which a page is kept, or null for an address that is none. */
export function pageKey({ pathname, search }: URL): string | null {
  if (never.test(pathname)) return null;
  return shells.find(({ pattern }) => pattern.test(pathname))?.name ?? pathname + search;
}

/** Whether the copy of this name opens every address of its kind; others open their own alone. */
export function isOneForAll(key: string): boolean {
  return shells.some(({ name }) => name === key);
}

/** Whether a page with many addresses does not say which of its kind it is: it has not opened, or not yet. */
export function isNameless(key: string, title: string): boolean {
  return isOneForAll(key) && key.includes('/-') && !/^[^|]*: /.test(title);
}
