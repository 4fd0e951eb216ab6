import { useEffect, useState } from 'react';
import { registerWorker, watchForUpdate } from './register-worker.ts';

const CHECK_EVERY_MS = 60 * 60_000;

/** The worker of this browser, registered once a login exists; `waiting` is a newer version that is ready. */
export function useWorker(): { waiting: ServiceWorker | null } {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void registerWorker().then((registration) => {
      if (!registration || left) return;
      const stopWatching = watchForUpdate(registration, setWaiting);
      let checkedAt = Date.now();
      // An application that stays open for days hears of a new version when it is looked at.
      const look = () => {
        if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
        checkedAt = Date.now();
        registration.update().catch(() => {});
      };
      document.addEventListener('visibilitychange', look);
      stop = () => {
        stopWatching();
        document.removeEventListener('visibilitychange', look);
      };
    });
    return () => {
      left = true;
      stop();
    };
  }, []);
  return { waiting };
}
