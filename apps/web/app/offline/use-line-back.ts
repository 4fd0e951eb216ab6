import { useEffect, useEffectEvent } from 'react';
import { lineAnswers } from '../api/line-answers.ts';

/** A browser may not notice that its line leads somewhere again. */
const TRY_EVERY_MS = 5_000;

/** What was said of a line that is cut is taken back as soon as there is one. */
export function useLineBack(isCut: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isCut) return;
    const ask = async () => {
      if (await lineAnswers()) back();
    };
    addEventListener('online', ask);
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') void ask();
    }, TRY_EVERY_MS);
    return () => {
      removeEventListener('online', ask);
      clearInterval(timer);
    };
  }, [isCut]);
}
