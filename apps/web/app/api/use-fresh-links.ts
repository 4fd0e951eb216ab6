import { useEffect, useEffectEvent } from 'react';

/** The server's links to files live five minutes; a page that shows one asks again before it dies. */
const RENEW_MS = 4 * 60_000;

/** Keeps the links of an answer alive for as long as the page is looked at. */
export function useFreshLinks(wanted: boolean, answeredAt: number, refresh: () => Promise<void>): void {
  const renew = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt >= RENEW_MS) void refresh();
  });
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(renew, Math.max(0, answeredAt + RENEW_MS - Date.now()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [wanted, answeredAt]);
}
