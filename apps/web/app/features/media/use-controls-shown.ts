import { TIMINGS } from '@hessa/rules/site/timings';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Controls show while the video stands still and for 5 s after every sign of life; they never leave under somebody
 * who moves through them by keyboard.
 */
export function useControlsShown(wrapper: RefObject<HTMLElement | null>, mayHide: boolean) {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stir = useEffectEvent(wake);
  useEffect(() => {
    if (!mayHide) return;
    stir();
    return () => clearTimeout(timer.current);
  }, [mayHide]);

  useEffect(() => {
    const element = wrapper.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // A finger's own moves are taps and swipes, which the picture itself answers.
    element.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && stir(), { signal });
    element.addEventListener('keydown', () => stir(), { signal });
    // The player itself is given the focus by that tap, before the picture hears of it.
    element.addEventListener('focusin', (event) => event.target !== element && stir(), { signal });
    element.addEventListener('click', (event) => !isPicture(event.target) && stir(), { signal });
    return () => leaving.abort();
  }, [wrapper]);

  function arm() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (wrapper.current?.querySelector('.player-controls :focus-visible')) arm();
      else setAwake(false);
    }, TIMINGS.playerControlsHide);
  }

  function wake() {
    setAwake(true);
    arm();
  }

  function sleep() {
    clearTimeout(timer.current);
    setAwake(false);
  }

  return { shown: awake || !mayHide, wake, sleep };
}

function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.player-picture') !== null;
}
