import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';

/** What every dialog of the console does when it is confirmed: sends once, and says a refusal in words. */
export function useSending() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Stays busy after a success, because whoever opened the dialog then takes it away. */
  async function send(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
    }
  }

  return { busy, refusal, send };
}
