import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { usePageData } from '../site-data.ts';

let known: { number: string; until: number } | null = null;

/**
 * The number to write to, looked up when whoever asks appears and kept for five minutes; what came with the page
 * stands there meanwhile, so that a chat is always a plain link.
 */
export function useSupportNumber(): string {
  const sent = usePageData()?.contact?.whatsApp_Number ?? '';
  const [number, setNumber] = useState(known?.number ?? sent);

  useEffect(() => {
    let left = false;
    lookUp().then(
      (found) => {
        if (!left) setNumber(found);
      },
      () => {}, // What came with the page is the best there is.
    );
    return () => {
      left = true;
    };
  }, []);

  return number;
}

async function lookUp(): Promise<string> {
  if (known && known.until > performance.now()) return known.number;
  const { data } = await call('GET /api/Contact/getAll');
  known = { number: data[0]?.whatsApp_Number ?? '', until: performance.now() + TIMINGS.cacheLifetime };
  return known.number;
}
