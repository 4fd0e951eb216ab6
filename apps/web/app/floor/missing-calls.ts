/**
 * What the oldest browsers of the floor (Chromium 90, Safari 15.4, Firefox 100) lack of the calls that we and our
 * libraries make: the language's own behaviour, for exactly those calls. Everything younger is avoided instead, and
 * the check of what is shipped names it. Record 32 says why there is no bundle of polyfills.
 */
type Place = Record<string, unknown>;

function fill(place: object, name: string, value: unknown): void {
  if (!(name in place)) Object.defineProperty(place, name, { value, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw this.reason;
}

/** Version 4, made of the browser's own randomness. */
function randomUUID(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  );
}

export function fillMissingCalls(): void {
  for (const list of [Array, String, Object.getPrototypeOf(Uint8Array)]) fill(list.prototype, 'at', at);
  fill(crypto, 'randomUUID', randomUUID);
  fill(AbortSignal.prototype, 'throwIfAborted', throwIfAborted);
  if ('reason' in AbortSignal.prototype) return;
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason: unknown = new DOMException('Aborted.', 'AbortError')) {
    // A signal ends once; why it did is what was said first.
    if (!this.signal.aborted) (this.signal as unknown as Place).reason = reason;
    abort.call(this);
  };
}
