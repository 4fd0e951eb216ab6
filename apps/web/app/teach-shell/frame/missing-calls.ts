import { fill } from '../../floor/missing-calls.ts';

/** What the console alone needs of the calls that Chromium 90 to 97 lack: keys for its writes, and why an upload ended. */
export function fillMissingConsoleCalls(): void {
  fill(crypto, 'randomUUID', randomUUID);
  if ('reason' in AbortSignal.prototype) return;
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason: unknown = new DOMException('Aborted.', 'AbortError')) {
    // A signal ends once; why it did is what was said first.
    if (!this.signal.aborted) Object.defineProperty(this.signal, 'reason', { value: reason });
    abort.call(this);
  };
}

/** Version 4, made of the browser's own randomness. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => {
    const marked = place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
