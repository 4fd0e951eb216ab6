/**
 * Whether results wait to be told to all at once: then there is no paper to be seen. What a phone kept from before may
 * not know of it.
 */
export function isHeld(result: { releasedAt?: string | null | undefined } | undefined): boolean {
  return (result?.releasedAt ?? null) !== null;
}
