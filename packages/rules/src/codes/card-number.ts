/** A card's number as it is printed: six digits, more when there are more. */
export function cardNumber(serial: number): string {
  return String(serial).padStart(6, '0');
}

/** Numbers in a row are said as one range, `000144–000150، 000153`: each reads from the left, the list from the right. */
export function cardNumbers(serials: readonly number[], rangesAtMost = Number.POSITIVE_INFINITY): string {
  const ranges: { first: number; last: number }[] = [];
  for (const serial of [...serials].sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && serial <= open.last + 1) open.last = serial;
    else ranges.push({ first: serial, last: serial });
  }
  const said = ranges.slice(0, rangesAtMost).map(({ first, last }) => `\u2066${cardRange(first, last)}\u2069`);
  return said.join('، ') + (ranges.length > rangesAtMost ? '، …' : '');
}

export function cardRange(first: number, last: number): string {
  return first === last ? cardNumber(first) : `${cardNumber(first)}–${cardNumber(last)}`;
}
