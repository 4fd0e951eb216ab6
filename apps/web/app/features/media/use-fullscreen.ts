import { type RefObject, useEffect, useState } from 'react';

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
  unlock?: () => void;
}

/**
 * Fullscreen of the element that holds picture, watermark and controls. Where the browser has none for elements, as on
 * iPhones, the element fills the window by its class. What goes wrong is logged and shown to nobody.
 */
export function useFullscreen(wrapper: RefObject<HTMLElement | null>, lockLandscape: boolean) {
  const [native, setNative] = useState(false);
  const [filling, setFilling] = useState(false);

  useEffect(() => {
    const follow = () =>
      setNative(document.fullscreenElement !== null && document.fullscreenElement === wrapper.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [wrapper]);

  // A page that scrolls behind a filled window shows through on phones.
  useEffect(() => {
    if (!filling) return;
    document.documentElement.classList.add('player-fills-window');
    return () => document.documentElement.classList.remove('player-fills-window');
  }, [filling]);

  async function enter() {
    const element = wrapper.current;
    if (!element) return;
    if (!element.requestFullscreen) setFilling(true);
    else {
      try {
        await element.requestFullscreen({ navigationUI: 'hide' });
      } catch (error) {
        log(error);
        setFilling(true);
      }
    }
    element.focus({ preventScroll: true });
    if (lockLandscape) await lock();
  }

  async function leave() {
    setFilling(false);
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      if (lockLandscape) (screen.orientation as LockableOrientation).unlock?.();
    } catch (error) {
      log(error);
    }
  }

  const full = native || filling;
  return { full, filling, toggle: () => void (full ? leave() : enter()), leave: () => void leave() };
}

async function lock() {
  try {
    await (screen.orientation as LockableOrientation).lock?.('landscape');
  } catch (error) {
    log(error);
  }
}

function log(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification wants these errors logged and nothing shown
  console.warn('fullscreen', error);
}
