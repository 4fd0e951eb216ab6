/** Which cards between two numbers a step leaves as they are, and why; their numbers are isolated already. */
export function skippedWords(serials: string): string {
  return `من غير ${serials}: اتفعّل أو اتلغى أو متسجّل قبل كده.`;
}
