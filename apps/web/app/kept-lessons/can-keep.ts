/**
 * Whether this browser can keep a lesson and play it: iPhones that let no script feed a video play streams by
 * themselves, over the line alone, and without a safe connection there is neither a cache nor a key.
 */
export function canKeep(): boolean {
  const scope = globalThis as { MediaSource?: unknown; ManagedMediaSource?: unknown };
  const feeds = scope.MediaSource !== undefined || scope.ManagedMediaSource !== undefined;
  return feeds && isSecureContext && 'caches' in globalThis && 'locks' in navigator && 'indexedDB' in globalThis;
}

/** What the browser says is left for us; null where it says nothing. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
