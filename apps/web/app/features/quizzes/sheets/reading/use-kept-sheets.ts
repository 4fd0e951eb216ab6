import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { dropSheet, type KeptSheet, keepSheet, keptSheets } from './kept-sheets.ts';

const NO_LINE = { code: 'no-line', message: 'مفيش نت، والموبايل ده مش بيحفظ. سيب الصفحة مفتوحة وابعتها تاني.' };
const TRY_AGAIN_MS = 20_000;

/** Sheets on their way: kept on the phone first, sent one by one as soon as there is a line. */
export function useKeptSheets(userId: string, lessonId: number, onStored: () => void) {
  const [waiting, setWaiting] = useState<readonly KeptSheet[]>([]);
  const [isStoreBroken, setStoreBroken] = useState(false);
  const underWay = useRef(false);
  const told = useRef(onStored);
  told.current = onStored;

  const deliver = useCallback(async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      for (;;) {
        const all = await keptSheets(userId, lessonId);
        setWaiting(all);
        const next = all.find(({ refusal }) => refusal === null);
        if (!next) return;
        const outcome = await send(next);
        if (outcome === 'no-line') return;
        if (outcome === null) {
          await dropSheet(next.sheet.key);
          told.current();
        } else {
          await keepSheet({ ...next, refusal: outcome });
        }
      }
    } catch {
      setStoreBroken(true);
    } finally {
      underWay.current = false;
    }
  }, [userId, lessonId]);

  useEffect(() => {
    const attempt = () => void deliver();
    attempt();
    addEventListener('online', attempt);
    const timer = setInterval(attempt, TRY_AGAIN_MS);
    return () => {
      removeEventListener('online', attempt);
      clearInterval(timer);
    };
  }, [deliver]);

  const change = async (work: Promise<void>) => {
    await work;
    await deliver();
  };

  /** A phone that keeps nothing sends at once, and shows what it could not. */
  async function keep(kept: KeptSheet): Promise<void> {
    try {
      await change(keepSheet(kept));
    } catch {
      setStoreBroken(true);
      const outcome = await send(kept);
      if (outcome === null) told.current();
      else setWaiting((known) => [...known, { ...kept, refusal: outcome === 'no-line' ? NO_LINE : outcome }]);
    }
  }

  return {
    waiting,
    isStoreBroken,
    keep,
    sendAgain: (kept: KeptSheet, instead: boolean) =>
      keep({ ...kept, refusal: null, sheet: { ...kept.sheet, instead } }),
    putAway: (kept: KeptSheet) => change(dropSheet(kept.sheet.key)),
  };
}

/** Null when the server has it. */
async function send({ lessonId, sheet }: KeptSheet): Promise<KeptSheet['refusal'] | 'no-line'> {
  try {
    await call('POST /api/teach/quizzes/{lessonId}/sheets', { params: { lessonId }, body: sheet });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const comesBack = error.isNetwork || error.status >= 500 || error.status === 429 || error.status === 401;
    return comesBack ? 'no-line' : { code: error.code, message: error.messageAr };
  }
}
