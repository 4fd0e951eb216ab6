const SAFARI_PAUSE_MS = 1_000;

/** After the page is loaded and the phone has nothing better to do. Returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  let called = true;
  const run = () => {
    if (called) task();
  };
  const wait = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(run, { timeout: 5_000 })
      : setTimeout(run, SAFARI_PAUSE_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    called = false;
  };
}
