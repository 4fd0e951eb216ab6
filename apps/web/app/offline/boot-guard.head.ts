import { RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reloaded-at.ts';

/** The page's code is this late before the page says so. */
const LATE_MS = 12_000;

/**
 * Runs in the head, before any file: a page whose code never comes would show its spinner for ever. A script or an
 * import that fails loads the page anew, once; after that, and when the code is late, a note says so and offers another
 * try.
 */
try {
  const { classList, dataset } = document.documentElement;
  let isReloading = false;

  const reload = () => {
    if (isReloading) return;
    try {
      const { sessionStorage } = window;
      const reloadedAt = Number(sessionStorage.getItem(RELOADED_KEY));
      if (navigator.onLine && Date.now() - reloadedAt >= RELOAD_AGAIN_AFTER_MS) {
        sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
        isReloading = true;
        window.location.reload();
        return;
      }
    } catch {
      // A tab that remembers nothing could go round for ever.
    }
    classList.add('boot-failed');
  };

  const hear = (event: Event & { readonly reason?: { readonly message?: string }; readonly message?: string }) => {
    const isScript = (event.target as Element | null)?.tagName === 'SCRIPT';
    // Every browser has its own words for an import that failed.
    const isImport = /import|module/i.test(String(event.reason ? event.reason.message : event.message));
    if (dataset.awake || !(isScript || isImport)) return;
    event.preventDefault();
    reload();
  };

  setTimeout(() => {
    if (!dataset.awake) classList.add('boot-late');
  }, LATE_MS);
  window.addEventListener('error', hear, true);
  window.addEventListener('unhandledrejection', hear);
} catch {
  // Whatever goes wrong here must not be the reason that a page fails.
}
