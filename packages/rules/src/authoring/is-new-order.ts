/** Whether a wanted order names everything that is there, each once, and nothing else. */
export function isNewOrder(present: readonly number[], wanted: readonly number[]): boolean {
  const named = new Set(wanted);
  return named.size === wanted.length && wanted.length === present.length && present.every((id) => named.has(id));
}
