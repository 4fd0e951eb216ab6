import type { GreyPicture } from './grey-picture.ts';

const SIDE = 8;
const WAVES = Float64Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [wave, place] = [Math.floor(at / SIDE), at % SIDE];
  return Math.sqrt((wave === 0 ? 1 : 2) / SIDE) * Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE));
});

/** What JPEG leaves of a picture: squares of eight as waves, each rounded the more coarsely the finer it is. */
export function compress({ width, height, data }: GreyPicture, coarse: number): GreyPicture {
  const out = Uint8Array.from(data);
  const block = new Float64Array(SIDE * SIDE);
  const half = new Float64Array(SIDE * SIDE);
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      for (let at = 0; at < block.length; at += 1) {
        block[at] = data[(top + (at >> 3)) * width + left + (at & 7)] as number;
      }
      turn(block, half, false);
      turn(half, block, false);
      for (let at = 0; at < block.length; at += 1) {
        const step = coarse * (0.6 + 0.35 * ((at >> 3) + (at & 7)));
        block[at] = Math.round((block[at] as number) / step) * step;
      }
      turn(block, half, true);
      turn(half, block, true);
      for (let at = 0; at < block.length; at += 1) {
        out[(top + (at >> 3)) * width + left + (at & 7)] = Math.min(255, Math.max(0, block[at] as number));
      }
    }
  }
  return { width, height, data: out };
}

/** Rows into waves, or back, written sideways: done twice, it is rows and columns. */
function turn(from: Float64Array, to: Float64Array, back: boolean): void {
  for (let row = 0; row < SIDE; row += 1) {
    for (let wave = 0; wave < SIDE; wave += 1) {
      let sum = 0;
      for (let at = 0; at < SIDE; at += 1) {
        sum += (from[row * SIDE + at] as number) * (WAVES[back ? at * SIDE + wave : wave * SIDE + at] as number);
      }
      to[wave * SIDE + row] = sum;
    }
  }
}
