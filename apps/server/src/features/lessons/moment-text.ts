/** A moment on the wire: ISO 8601 in UTC. */
export function momentText(milliseconds: number | null | undefined): string | null {
  return milliseconds == null ? null : new Date(milliseconds).toISOString();
}
