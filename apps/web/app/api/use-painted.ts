import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what stands below the first screen may be drawn: one frame after what is on it. Laid out in one frame, both
 * hold a cheap phone up.
 */
export function usePainted(isHere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isHere]);
  return isHere && isPainted;
}
