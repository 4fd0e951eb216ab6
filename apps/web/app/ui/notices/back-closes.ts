interface OpenDialog {
  /** False while something is under way and nothing may close it. */
  dismiss: () => boolean;
}

interface Entry {
  key: unknown;
  /** An entry that was put on top of the page's own, for the way back to be used up on. */
  isSpare: boolean;
  length: number;
}

const open: OpenDialog[] = [];
let last: Entry | undefined;

/**
 * The way back of a browser or a phone closes the newest dialog instead of leaving the page under it. An open dialog
 * stands on a spare entry of the history, a twin of the page's own. One that closes by itself leaves it there, because
 * taking it away is a journey through the history that would race with whatever comes next; the following dialog uses
 * it again, and a way back that only leads from one twin to the other goes on by itself.
 */
export function backCloses(dialog: OpenDialog): () => void {
  open.push(dialog);
  standOnSpare();
  return () => {
    open.splice(open.indexOf(dialog), 1);
  };
}

function standOnSpare() {
  if (!last) window.addEventListener('popstate', onPop, { capture: true });
  if (!here().isSpare) history.pushState({ ...history.state, spare: true }, '');
  last = here();
}

function onPop(event: PopStateEvent) {
  const before = last;
  const now = here();
  last = now;
  const isTwin = before && before.key === now.key && before.length === now.length && before.isSpare !== now.isSpare;
  if (!isTwin) return;
  // The page is the same: the router has nothing to do.
  event.stopImmediatePropagation();
  const top = open.at(-1);
  if (!top) {
    if (now.isSpare) history.forward();
    else history.back();
    return;
  }
  const isDismissed = top.dismiss();
  if (!isDismissed || open.length > 1) standOnSpare();
}

function here(): Entry {
  return { key: history.state?.key, isSpare: history.state?.spare === true, length: history.length };
}
