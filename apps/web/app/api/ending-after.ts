/**
 * A signal that ends a call after so long, or with the first of the others. `AbortSignal.any` and `AbortSignal.timeout`
 * would do it in a line, and half of the students' phones know neither.
 */
export function endingAfter(milliseconds: number, ...others: AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  const { signal } = ending;
  const timer = setTimeout(() => ending.abort(new DOMException('The time is up.', 'TimeoutError')), milliseconds);
  for (const other of others) {
    const end = () => {
      clearTimeout(timer);
      ending.abort(other.reason);
    };
    if (other.aborted) end();
    // Whatever ended the call, nothing stays behind on a signal that outlives it.
    else other.addEventListener('abort', end, { once: true, signal });
  }
  return signal;
}
