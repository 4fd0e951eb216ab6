import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createWatermark, type WatermarkLook } from './create-watermark.ts';

/** So often it may be removed before playback stops. */
const PATIENCE = 3;

/** Draws the mark over the picture; answers whether somebody keeps taking it away. */
export function useWatermark(
  wrapper: RefObject<HTMLElement | null>,
  look: WatermarkLook,
  shown: boolean,
  onStop: () => void,
): { tampered: boolean; forgive: () => void } {
  const [times, setTimes] = useState(0);
  const stop = useEffectEvent(onStop);
  const { text, opacity, speed } = look;
  useEffect(() => {
    if (!shown || !wrapper.current) return;
    let seen = 0;
    return createWatermark(wrapper.current, { text, opacity, speed }, () => {
      seen += 1;
      setTimes(seen);
      if (seen > PATIENCE) stop();
    });
  }, [wrapper, shown, text, opacity, speed]);
  return { tampered: times > PATIENCE, forgive: () => setTimes(0) };
}
