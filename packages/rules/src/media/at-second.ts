/** In the address of a page with a video: the second at which it opens. */
export const SECOND_QUERY = 't';

export function atSecond(path: string, second: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${SECOND_QUERY}=${Math.floor(second)}`;
}

/** The second that an address names; null when it names none. */
export function readSecond(query: string | null): number | null {
  return query !== null && /^\d{1,5}$/.test(query) ? Number(query) : null;
}
