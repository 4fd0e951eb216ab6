/** The first 32 bits of the fractional parts of the cube and square roots of the first primes, as the standard has them. */
const PRIMES = firstPrimes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0] = PRIMES.map((prime) => fraction(Math.sqrt(prime)));

/**
 * The first 52 bits of the SHA-256 of twenty bytes, as a number: four words of salt and one number in `block`, which has
 * room for 64 words and held zeros before. Browsers hash by themselves only over https and one promise at a time; for tries by the hundred
 * thousand this is the faster way too.
 */
export function sha256Start(block: Int32Array): number {
  block[5] = 0x80000000 | 0;
  block[15] = 160;
  for (let at = 16; at < 64; at += 1) {
    const early = block[at - 15] as number;
    const late = block[at - 2] as number;
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    block[at] = ((block[at - 16] as number) + small0 + (block[at - 7] as number) + small1) | 0;
  }
  let [a, b, c, d] = [A, B, C, D];
  let [e, f, g, h] = [E, F, G, H];
  for (let at = 0; at < 64; at += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (ROUNDS[at] as number) + (block[at] as number)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return ((a + A) >>> 0) * 2 ** 20 + ((b + B) >>> 12);
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** What is before the point has no place in 32 bits. */
function fraction(root: number): number {
  return (root * 2 ** 32) | 0;
}
