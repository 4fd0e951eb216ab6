/** When this tab last loaded itself anew; the guard in the page's head and the page's code both write it. */
export const RELOADED_KEY = 'reloaded_at';
export const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Firefox and Safari cut what is on its way to a page that is being left, which looks like a file that is gone. To load
 * the page anew then would keep the person from leaving: it is done when the page is still there after so long.
 */
export const LEAVING_MS = 3_000;
