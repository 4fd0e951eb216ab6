/**
 * A signed-in page holds nothing of its own when the server sends it: the browser fills it in. One kept copy therefore
 * opens every address of its kind, and React Router accepts it because the same route modules belong to it.
 */
const SHELLS: readonly (readonly [RegExp, string])[] = [
  [/^\/(profile|my-lectures|enrolled-courses|statistics)\/?$/, '/$1'],
  [/^\/course\/[^/]+\/curriculum\/?$/, '/course/-/curriculum'],
  [/^\/course\/[^/]+\/lesson\/[^/]+\/(video|quiz)\/?$/, '/course/-/lesson/-/$1'],
  [/^\/course-player\/[^/]+\/?$/, '/course-player/-'],
  [/^\/unit-viewer\/[^/]+\/?$/, '/unit-viewer/-'],
];

/** Answers of the API, files and the console are no pages to keep. */
const NEVER = /^\/(?:api|teach|assets|icons)(?:\/|$)|\.[a-z]\w*$/i;

/** The one name under which a page is kept, or null for an address that is none. */
export function pageKey({ pathname, search }: URL): string | null {
  if (NEVER.test(pathname)) return null;
  for (const [pattern, key] of SHELLS) if (pattern.test(pathname)) return pathname.replace(pattern, key);
  return pathname + search;
}
