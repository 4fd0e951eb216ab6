/** As keyboards and Word count them: whatever stands between spaces and has a letter or a number in it. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
