/** When this tab last loaded itself anew; the guard in the page's head and the page's code both write it. */
export const RELOADED_KEY = 'reloaded_at';
export const RELOAD_AGAIN_AFTER_MS = 60_000;
