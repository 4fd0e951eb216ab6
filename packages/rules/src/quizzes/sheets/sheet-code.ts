/**
 * The square on a sheet is so many cells wide. Its place is known from the corner marks, so it needs no pattern to find
 * it.
 */
export const CODE_CELLS = 13;

/** Which paper a sheet belongs to, and to whom: `serial` is of the seat number, 0 on a sheet for anybody. */
export interface SheetCode {
  readonly lessonId: number;
  readonly version: number;
  readonly serial: number;
}

const FIELDS = [
  ['lessonId', 30],
  ['version', 14],
  ['serial', 20],
] as const;
const CHECK_BITS = 20;
const BITS = 84;

/** Cells in an order that jumps about: a blot or a crease hits a bit's two cells rarely at once. */
const cellAt = (place: number): number => (place * 64) % (CODE_CELLS * CODE_CELLS);

function checksum(bits: readonly boolean[]): number {
  let hash = 0x811c9dc5;
  for (const bit of bits) hash = Math.imul(hash ^ (bit ? 0x9e : 0x37), 0x01000193);
  return ((hash >>> 12) ^ hash) & (2 ** CHECK_BITS - 1);
}

const toBits = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, place) => Math.floor(value / 2 ** place) % 2 === 1);

const toNumber = (bits: readonly boolean[]): number =>
  bits.reduce((value, bit, place) => value + (bit ? 2 ** place : 0), 0);

/** The cells by rows from the upper left, true for black; null for what the square has no room for. */
export function drawSheetCode(code: SheetCode): boolean[] | null {
  if (FIELDS.some(([name, count]) => code[name] < 0 || code[name] >= 2 ** count)) return null;
  const payload = FIELDS.flatMap(([name, count]) => toBits(code[name], count));
  const bits = [...payload, ...toBits(checksum(payload), CHECK_BITS)];
  // Each bit is a black and a white cell: which of the two is darker needs no threshold, in light or in shadow.
  const cells = Array<boolean>(CODE_CELLS * CODE_CELLS).fill(true);
  for (const [place, bit] of bits.entries()) {
    cells[cellAt(place)] = bit;
    cells[cellAt(place + BITS)] = !bit;
  }
  return cells;
}

/** What the square says by the lightness of its cells; null when it can't be made out. */
export function readSheetCode(lightness: readonly number[]): SheetCode | null {
  const at = (place: number) => lightness[cellAt(place)] ?? 0;
  const bits = Array.from({ length: BITS }, (_, place) => at(place) < at(place + BITS));
  const payload = bits.slice(0, BITS - CHECK_BITS);
  if (toNumber(bits.slice(BITS - CHECK_BITS)) !== checksum(payload)) return null;
  let from = 0;
  const read = (count: number) => {
    from += count;
    return toNumber(payload.slice(from - count, from));
  };
  const [lessonId, version, serial] = FIELDS.map(([, count]) => read(count));
  return { lessonId: lessonId ?? 0, version: version ?? 0, serial: serial ?? 0 };
}
