const CLASS = 'with-splash';
const ENDINGS = ['click', 'keydown', 'scroll', 'animationend'];

/**
 * Runs in the head before the first paint. A browser that keeps nothing gets no splash. A press, a key or a scroll ends
 * it at once: `click` and not `pointerdown`, or the same press would go on to the link beneath.
 */
try {
  const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isUnwanted =
    sessionStorage.splash_seen || matchMedia('(prefers-reduced-motion)').matches || connection.saveData;
  if (!isUnwanted) {
    sessionStorage.splash_seen = '1';
    const { classList } = document.documentElement;
    const end = (event: Event) => {
      const { animationName } = event as Partial<AnimationEvent>;
      if (animationName && animationName !== 'splash-leave') return;
      classList.remove(CLASS);
      for (const type of ENDINGS) removeEventListener(type, end, true);
    };
    classList.add(CLASS);
    for (const type of ENDINGS) addEventListener(type, end, true);
  }
} catch {
  // A page without its splash is a page.
}
