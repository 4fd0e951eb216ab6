/** A picture as the reader sees it: one byte a pixel by rows, 0 for black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Grey of a canvas's pixels (red, green, blue, opacity). Blue ink is dark in red light, so red weighs most. */
export function greyOf(pixels: ArrayLike<number>, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    data[at] = ((pixels[from] ?? 0) * 5 + (pixels[from + 1] ?? 0) * 2 + (pixels[from + 2] ?? 0)) >> 3;
  }
  return { width, height, data };
}

/** The lightness between pixels; beyond the edge it is the edge's. */
export function lightnessAt({ width, height, data }: GreyPicture, x: number, y: number): number {
  const inX = Math.min(Math.max(x, 0), width - 1.001);
  const inY = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(inX);
  const top = Math.floor(inY);
  const right = inX - left;
  const below = inY - top;
  const at = top * width + left;
  const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right;
  const lower = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right;
  return upper * (1 - below) + lower * below;
}

/** The picture a whole number of times smaller, each pixel the mean of what it stands for. */
export function shrink(picture: GreyPicture, times: number): GreyPicture {
  if (times <= 1) return picture;
  const width = Math.floor(picture.width / times);
  const height = Math.floor(picture.height / times);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < times; row += 1) {
        const from = (y * times + row) * picture.width + x * times;
        for (let column = 0; column < times; column += 1) sum += picture.data[from + column] as number;
      }
      data[y * width + x] = sum / (times * times);
    }
  }
  return { width, height, data };
}

/**
 * Which pixels are darker than their surroundings: a shadow makes both darker. Sums over rectangles make it as quick
 * for wide surroundings as for narrow ones.
 */
export function darkPixels({ width, height, data }: GreyPicture, reach: number, share: number): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * (width + 1);
    const bottom = Math.min(height, y + reach + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number);
      if ((data[y * width + x] as number) * rows * (right - left) < sum * share) dark[y * width + x] = 1;
    }
  }
  return dark;
}
