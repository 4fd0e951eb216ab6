/** Tells of changes to something that is stored in the browser, also of those by another tab. */
export function createStoredNews() {
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  return {
    tell,
    watch(watcher: () => void): () => void {
      if (watchers.size === 0) addEventListener('storage', tell);
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) removeEventListener('storage', tell);
      };
    },
  };
}
