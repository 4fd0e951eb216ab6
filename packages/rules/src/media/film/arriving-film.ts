/** So much of a film's beginning is looked into while the rest is still on its way. */
export const LOOKED_AT = 8 * 1024 * 1024;

/** Boxes without an end of their own, or with one that no file reaches, end the walk. */
const HEADER = 8;

/**
 * Whether what describes a film stands behind its pictures, as telephones write it: then its beginning says nothing,
 * and the rest is known when all of it is here. Only the family of MP4 is written so.
 */
export function isToldAtEnd(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 0;
  while (at + HEADER <= head.length) {
    const name = String.fromCharCode(...head.subarray(at + 4, at + HEADER));
    if (name === 'mdat') return true;
    // A fragment without a description before it is described somewhere else.
    if (name === 'moov' || !/^[\w ]{4}$/.test(name)) return false;
    const length = view.getUint32(at);
    if (length < HEADER) return false;
    at += length;
  }
  return false;
}
