import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { lineNow } from '../api/line-watch.ts';
import { isOneForAll, pageKey } from '../service-worker/page-key.ts';
import { Toast } from '../ui/notices/toast.tsx';

const SAID = 'لسه متفتحتش على الجهاز ده: محتاجة نت أول مرة بس.';

/** How the router hears that somebody is about to press; it makes one pointer's coming of another's leaving. */
const INTENTS = ['mouseover', 'mouseout', 'touchstart', 'focusin'] as const;

/**
 * A page that this phone never opened has no code here. Without a line the router would only load the page one stands
 * on anew; this asks first what is kept, and says calmly what is missing.
 */
export function NeedsLine() {
  const [said, setSaid] = useState<string | null>(null);
  const navigate = useNavigate();
  const press = useEffectEvent(async (link: HTMLAnchorElement, key: string) => {
    if (!(await caches.match(key, { ignoreVary: true }))) {
      // A menu that was pressed would lie over the words.
      link.closest('dialog')?.close();
      setSaid(SAID);
    } else if (isOneForAll(key)) await navigate(link.pathname + link.search + link.hash);
    // What a public page says came with it from the server, and is kept with it.
    else location.assign(link.href);
  });
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const key = link && isPlain(event, link) && isLineAway() ? keptName(link) : null;
      if (!link || !key) return;
      event.preventDefault();
      event.stopPropagation();
      void press(link, key);
    };
    // A finger or a pointer over a link makes the router fetch its code; what was not found then is not looked for
    // again when there is a line, and the whole page is loaded instead.
    const keepStill = (event: Event) => {
      const toward = event instanceof MouseEvent && event.type === 'mouseout' ? event.relatedTarget : event.target;
      if (toward instanceof Element && toward.closest('a') && isLineAway()) event.stopPropagation();
    };
    // Before the router hears of it.
    const heard = { click: guard, ...Object.fromEntries(INTENTS.map((intent) => [intent, keepStill])) };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [type, hear] of all) document.addEventListener(type, hear, { capture: true });
    return () => {
      for (const [type, hear] of all) document.removeEventListener(type, hear, { capture: true });
    };
  }, []);
  return (
    <Toast icon={IconWifiOff} onGone={() => setSaid(null)}>
      {said}
    </Toast>
  );
}

/** Without the worker nothing is kept, and nothing can be said about it. */
function isLineAway(): boolean {
  return Boolean(navigator.serviceWorker?.controller) && (navigator.onLine === false || lineNow() === 'away');
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isOurs = link.origin === location.origin && link.target !== '_blank' && !link.download;
  return isOurs && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The name of the copy that would open it; null for what is never kept and for the page one stands on. */
function keptName(link: HTMLAnchorElement): string | null {
  const key = pageKey(new URL(link.href));
  return key === pageKey(new URL(location.href)) ? null : key;
}
