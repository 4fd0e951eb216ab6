/** Four 32-bit words from any text; each starts from its own constant, so they are not copies of one another. */
function seedWords(seed: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start ^ seed.length;
    for (let at = 0; at < seed.length; at += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(at), 0x85ebca6b);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  return [word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(0x6a09e667)];
}

/**
 * A stream of unsigned 32-bit numbers that depends on the seed alone (a small fast counting generator). It is for
 * orders that must be the same every time, not for secrets.
 */
export function seededRandom(seed: string): () => number {
  let [a, b, c, counter] = seedWords(seed);
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  // The first outputs still resemble the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
