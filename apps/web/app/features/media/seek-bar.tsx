import { playerTime } from '@hessa/rules/media/playback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './seek-bar.css';

interface SeekBarProps {
  positionSeconds: number;
  durationSeconds: number | null;
  loadedSeconds: number;
  onSeek: (seconds: number) => void;
}

/** Runs left to right in every language. A drag jumps when it is let go: in between would cost data. */
export function SeekBar({ positionSeconds, durationSeconds, loadedSeconds, onSeek }: SeekBarProps) {
  const bar = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const length = durationSeconds ?? 0;
  const at = Math.min(dragged ?? positionSeconds, length);

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
    bar.current?.style.setProperty('--at', `${length > 0 ? (at * 100) / length : 0}%`);
    bar.current?.style.setProperty('--loaded', `${length > 0 ? (Math.min(loadedSeconds, length) * 100) / length : 0}%`);
  }, [at, length, loadedSeconds]);

  return (
    <input
      ref={bar}
      className="seek-bar"
      type="range"
      min={0}
      max={Math.max(1, Math.floor(length))}
      step={1}
      value={Math.floor(at)}
      disabled={durationSeconds === null}
      aria-label="مكانك في الفيديو"
      aria-valuetext={durationSeconds === null ? 'لسه بيحمّل' : `${playerTime(at)} من ${playerTime(durationSeconds)}`}
      onChange={(event) => setDragged(Number(event.currentTarget.value))}
    />
  );
}
