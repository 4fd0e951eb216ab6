import { useRef, useState } from 'react';
import type { ApiError } from './api-error.ts';
import { refusalOf } from './refusal-of.ts';
import { useLineReturn } from './use-line-return.ts';

export interface Sending {
  /** From the press until the work has ended; work that leads to another page ends when that page is there. */
  busy: boolean;
  /** Why the last one did not go through; that there is no line is said until it is back. */
  refusal: ApiError | null;
  /** What follows a success belongs into the work. Answers the refusal; null also while another one is under way. */
  send: (work: () => Promise<unknown>) => Promise<ApiError | null>;
  /** The refusal is no longer shown. */
  forget: () => void;
}

/** Something that a press sends: once, however often it is pressed, and with a refusal that can be told. */
export function useSending(): Sending {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  useLineReturn(refusal?.isNetwork === true, () => setRefusal(null));

  async function send(work: () => Promise<unknown>): Promise<ApiError | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return null;
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      return refused;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, refusal, send, forget: () => setRefusal(null) };
}
