import { lineAnswers } from '../api/line-answers.ts';
import { tellFault } from '../floor/tell-fault.ts';
import { isUndisturbed } from '../pages/undisturbed.ts';
import { LEAVING_MS, RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reloaded-at.ts';

let deciding: Promise<void> | null = null;

/**
 * A part of the page did not come. It is most likely gone because a newer version went live, and the page is loaded
 * anew, once; or the page is being left. Ends only when there is no such hope.
 */
export function missPart(error: unknown): Promise<void> {
  deciding ??= decide(error).finally(() => {
    deciding = null;
  });
  return deciding;
}

async function decide(error: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  tellFault('script', error);
  // A browser may believe in a line that leads nowhere, and would put its own page in the place of this one.
  if (!isUndisturbed(location.pathname) && (await lineAnswers()) && reloadOnce()) await new Promise(() => undefined);
}

/** False when that would not help: right after another try. */
function reloadOnce(): boolean {
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
