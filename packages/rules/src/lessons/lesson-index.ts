/** The zero-based lesson index of an address, or null when it is no integer from 0 to count-1. */
export function readLessonIndex(text: string | null | undefined, count: number): number | null {
  if (text == null || !/^(?:0|[1-9][0-9]{0,5})$/.test(text)) return null;
  const index = Number(text);
  return index < count ? index : null;
}
