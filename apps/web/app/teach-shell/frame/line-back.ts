const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;

/** Waits for another try: until the browser has a line again, or a while that grows with every failure. */
export function lineBack(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wait = navigator.onLine ? Math.min(LONGEST_MS, SHORTEST_MS * 2 ** failures) : null;
    const timer = wait === null ? undefined : setTimeout(go, wait);
    addEventListener('online', go);
    signal.addEventListener('abort', give);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', give);
    }
    function go() {
      end();
      resolve();
    }
    function give() {
      end();
      reject(signal.reason);
    }
  });
}
