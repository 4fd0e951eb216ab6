/** Whether an event that one person causes again and again gets a line of its own: the first few, then each doubling. */
export function hasOwnLine(times: number, inFull: number): boolean {
  return times <= inFull || Number.isInteger(Math.log2(times));
}
