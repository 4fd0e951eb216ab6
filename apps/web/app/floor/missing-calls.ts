/**
 * What the oldest browsers of the floor (Chromium 90, Safari 15.4, Firefox 100) lack of the calls that we and our
 * libraries make on every page: the language's own behaviour, for exactly those calls. Everything younger is avoided
 * instead. Record 32 says why there is no bundle of polyfills; the console has a few more of its own.
 */
export function fill(place: object, name: string, value: unknown): void {
  if (!(name in place)) Object.defineProperty(place, name, { value, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

export function fillMissingCalls(): void {
  for (const list of [Array, String, Object.getPrototypeOf(Uint8Array)]) fill(list.prototype, 'at', at);
  fill(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
    // Before Chromium 98 a signal does not say why.
    if (this.aborted) throw this.reason ?? new DOMException('Aborted.', 'AbortError');
  });
}
