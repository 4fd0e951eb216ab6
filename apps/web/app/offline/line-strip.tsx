import { TIMINGS } from '@hessa/rules/site/timings';
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { learningQueries } from '../api/learning-queries.tsx';
import { lineAnswers } from '../api/line-answers.ts';
import { askAgain, type Line, lineNow, wasCut, watchLine } from '../api/line-watch.ts';
import { Button } from '../ui/controls/button.tsx';
import { DockRow } from '../ui/notices/dock.tsx';
import { waitingNow, watchWaiting } from './when-line.ts';

/** While calls go unanswered the line is tried this often; a browser that knows of no line waits for its own word. */
const TRY_EVERY_MS = 20_000;

const TEXTS = { away: 'مفيش نت', slow: 'النت بطيء… لسه بنحاول', back: 'النت رجع' } as const;
const TONES = { away: 'dock-warn', slow: '', back: 'dock-right' } as const;

/** Says how the line is doing as long as it is doing badly, and for a moment when it is back. */
export function LineStrip() {
  const line = useSyncExternalStore<Line>(watchLine, lineNow, () => 'fine');
  const back = useBack(line);
  // What waits for the line says already that there is none (`shell/cut-note.tsx`).
  const isSaid = useSyncExternalStore(
    watchWaiting,
    () => waitingNow() !== null,
    () => false,
  );
  const shown = isSaid ? null : line === 'fine' ? (back ? 'back' : null) : line;

  useEffect(() => {
    if (line !== 'away') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void lineAnswers();
    }, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [line]);

  return (
    <DockRow>
      <div className="line-strip" role="status">
        {shown && (
          <div className={`dock-row ${TONES[shown]}`}>
            {shown === 'away' ? <IconWifiOff aria-hidden="true" /> : <IconWifi aria-hidden="true" />}
            <span>{TEXTS[shown]}</span>
            {shown !== 'back' && (
              <Button look="quiet" size="small" onClick={() => (shown === 'slow' ? askAgain() : void lineAnswers())}>
                جرّب تاني
              </Button>
            )}
          </div>
        )}
      </div>
    </DockRow>
  );
}

/** True for three seconds after a line that was away is fine; what was shown from the phone is then read anew. */
function useBack(line: Line): boolean {
  const before = useRef(line);
  const [back, setBack] = useState(false);
  useEffect(() => {
    // It may have come back while this was still on its way.
    if (lineNow() === 'fine') void readAnew(wasCut());
  }, []);
  useEffect(() => {
    const wasAway = before.current === 'away';
    before.current = line;
    if (!wasAway || line !== 'fine') return setBack(false);
    setBack(true);
    void readAnew(true);
    const timer = setTimeout(() => setBack(false), TIMINGS.qualityToast);
    return () => clearTimeout(timer);
  }, [line]);
  return back;
}

/** What was shown from the phone, and what the line had kept from being shown. */
function readAnew(alsoFailed: boolean): Promise<void> {
  return learningQueries.refetchQueries({
    type: 'active',
    predicate: ({ state }) =>
      (alsoFailed && state.status === 'error') || (state.data as { keptAt?: number | null })?.keptAt != null,
  });
}
