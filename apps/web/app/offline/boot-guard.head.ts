import type { FaultKind } from '@hessa/rules/site/page-fault';
import { EARLY_CODE_KEY } from '../session/storage-keys.ts';
import { LEAVING_MS, RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reloaded-at.ts';

/** The script before this one (`fault.head.ts`) put it there. */
declare const tellFault: (kind: FaultKind, message: string) => void;

interface Trouble extends Event {
  readonly reason?: Error;
  readonly error?: Error;
  readonly message?: string;
}

/**
 * Runs in the head, before any file: a page whose code never comes would show its spinner for ever. A script or an
 * import that fails loads the page anew, once, unless the page is being left; after that, and when the code is late, a
 * note says so and offers another try. A browser below the floor is told so: what it cannot read will not come by
 * waiting. It is known by lacking what came with Chromium 88, Safari 15 and Firefox 89, or by code that it could not
 * read.
 */
try {
  const { classList, dataset } = document.documentElement;
  /** Nothing more is to be tried: the page loads anew, or loading it again would not help. */
  let isSettled: number | undefined;

  const say = (note: string, kind: FaultKind, message: string) => {
    classList.add(note);
    tellFault(kind, message);
  };

  // What an old browser is told stays true however often the page is loaded.
  const giveUp = (message: string) => {
    isSettled = 1;
    say('boot-old', 'old-browser', message);
  };

  const reload = (message: string) => {
    if (isSettled || dataset.awake) return;
    try {
      const now = Date.now();
      // Of a tab that never did it the difference is no number, which is less than none.
      if (navigator.onLine && !(now - sessionStorage[RELOADED_KEY] < RELOAD_AGAIN_AFTER_MS)) {
        sessionStorage[RELOADED_KEY] = isSettled = now;
        return location.reload();
      }
    } catch {
      // A tab that remembers nothing could go round for ever.
    }
    say('boot-failed', 'script', message);
  };

  const hear = (event: Trouble) => {
    const error = event.reason || event.error;
    const message = `${(error || event).message || ''}`;
    const script = event.target as HTMLScriptElement | null;
    const isScript = script && script.tagName === 'SCRIPT';
    const isUnread = error && error.name === 'SyntaxError' && !message.includes('JSON');
    // Every browser has its own words for an import that failed.
    if (dataset.awake || !(isScript || isUnread || /import|module/i.test(message))) return;
    event.preventDefault();
    if (isUnread && ![].at) giveUp(message);
    else setTimeout(() => reload(message || (isScript && script.src) || 'no script'), LEAVING_MS);
  };

  setTimeout(() => dataset.awake || classList.add('boot-late'), 12_000); // The page's code is this late before the page says so.
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', hear);
  // A press that comes before the code waits for it (`page-awake.ts`) and goes nowhere else: neither to the browser, which
  // would send a form (Enter in a field is a press of its button too), nor to code that is only half there.
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || dataset.awake) return;
      event.preventDefault();
      event.stopPropagation();
      button.dataset.early = event.timeStamp as unknown as string;
      // A guest's code of a card outlives a page whose code never comes. Whether it is one is judged later, beside the
      // one that waits already (`waiting-code.ts`).
      const { ticket } = button.form || ({} as HTMLFormElement);
      if (ticket && !/signed-in/.test(classList as unknown as string))
        localStorage[EARLY_CODE_KEY] = `${Date.now()} ${ticket.value}`;
    },
    true,
  );
  // Last: where the script before this one failed, telling the server throws, and everything else is in place.
  if (!CSS.supports('aspect-ratio', '1')) giveUp('no aspect-ratio');
} catch {
  // Whatever goes wrong here must not be the reason that a page fails.
}
