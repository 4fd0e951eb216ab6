import { playerTime } from '@hessa/rules/media/player-time';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './seek-bar.css';
import { SeekStrip, type Strip } from './seek-strip.tsx';

interface SeekBarProps {
  positionSeconds: number;
  durationSeconds: number | null;
  loadedSeconds: number;
  /** The film's pictures, where it has any. */
  strip: Strip | null;
  onSeek: (seconds: number) => void;
}

/** With so much of the film here, its pictures no longer stand in its way: a drag then shows them at once. */
const FAR_SECONDS = 20;

/** Runs left to right in every language. A drag jumps when it is let go: in between would cost data. */
export function SeekBar({ positionSeconds, durationSeconds, loadedSeconds, strip, onSeek }: SeekBarProps) {
  const bar = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const length = durationSeconds ?? 0;
  const at = Math.min(dragged ?? positionSeconds, length);
  const [stripWanted, setStripWanted] = useState(false);
  const isFar = loadedSeconds > 0 && loadedSeconds >= Math.min(positionSeconds + FAR_SECONDS, length - 1);
  if (!stripWanted && (isFar || dragged !== null)) setStripWanted(true);

  const commit = useEffectEvent(() => {
    if (bar.current) onSeek(Number(bar.current.value));
    setDragged(null);
  });
  useEffect(() => {
    const element = bar.current;
    // React's own onChange is the browser's input event, which comes at every step of a drag.
    const changed = () => commit();
    element?.addEventListener('change', changed);
    return () => element?.removeEventListener('change', changed);
  }, []);

  useEffect(() => {
    const share = (seconds: number) => String(length > 0 ? Math.min(seconds, length) / length : 0);
    bar.current?.style.setProperty('--at', share(at));
    bar.current?.style.setProperty('--loaded', share(Math.max(at, loadedSeconds)));
  }, [at, length, loadedSeconds]);

  return (
    <div className="seek-place">
      {strip && stripWanted && length > 0 && (
        <SeekStrip strip={strip} second={at} length={length} shown={dragged !== null} />
      )}
      <input
        ref={bar}
        className="seek-bar"
        type="range"
        min={0}
        max={length || 1}
        step={0.1}
        value={at}
        disabled={durationSeconds === null}
        aria-label="مكانك في الفيديو"
        aria-valuetext={durationSeconds === null ? 'لسه بيحمّل' : `${playerTime(at)} من ${playerTime(durationSeconds)}`}
        onChange={(event) => setDragged(Number(event.currentTarget.value))}
      />
    </div>
  );
}
