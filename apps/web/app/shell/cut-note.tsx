import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useSyncExternalStore } from 'react';
import { markRead, waitingNow, watchWaiting, whenLine } from '../offline/when-line.ts';
import { readStored } from '../session/safe-storage.ts';
import { WAITING_CODE_KEY } from '../session/storage-keys.ts';
import { Button } from '../ui/controls/button.tsx';
import { DockRow } from '../ui/notices/dock.tsx';

/** A browser may not notice that its line leads somewhere again. */
const TRY_EVERY_MS = 15_000;

/** Says that something waits for a line, with the press that tries it. */
export function CutNote() {
  const waiting = useSyncExternalStore(watchWaiting, waitingNow, () => null);
  const { go = null, byItself = false, words = null } = waiting ?? {};
  useEffect(() => {
    if (!go || !byItself) return;
    const again = () => void whenLine(go);
    addEventListener('online', again);
    const timer = setInterval(again, TRY_EVERY_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [go, byItself]);
  return (
    <DockRow>
      <div className="cut-note" role="status">
        {waiting && (
          <div className="dock-row dock-warn">
            <IconWifiOff aria-hidden="true" />
            <span>{words ?? `النت مقطوع دلوقتي. ${kept()}جرّب تاني لما يرجع.`}</span>
            <Button look="quiet" size="small" onClick={() => (go ? void whenLine(go, byItself) : markRead())}>
              {go ? 'جرّب تاني' : 'تمام'}
            </Button>
          </div>
        )}
      </div>
    </DockRow>
  );
}

/** A guest's code outlives the page it was pressed on. */
function kept(): string {
  return readStored(WAITING_CODE_KEY) ? 'الكود محفوظ على جهازك، ' : '';
}
