/** The build's files that this page has fetched so far, also those that no page names beforehand. */
export function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names.flatMap(({ origin, pathname }) =>
    origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [],
  );
}
