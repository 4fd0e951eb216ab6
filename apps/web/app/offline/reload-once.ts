import { isUndisturbed } from '../pages/undisturbed.ts';

/** When this tab last loaded itself anew; also written by the guard in the page's head. */
export const RELOADED_KEY = 'reloaded_at';
export const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * A file of the page is gone, most likely because a newer version went live: the page is loaded anew, once. False when
 * that would not help: without a line, right after another try, or in the middle of a quiz.
 */
export function reloadOnce(): boolean {
  if (navigator.onLine === false || isUndisturbed(location.pathname)) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // A tab that remembers nothing could go round for ever.
    return false;
  }
  location.reload();
  return true;
}
