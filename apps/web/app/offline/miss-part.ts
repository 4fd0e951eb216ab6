import { isUndisturbed } from '../pages/undisturbed.ts';
import { RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reloaded-at.ts';

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
