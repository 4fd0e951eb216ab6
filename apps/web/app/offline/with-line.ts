/** Does it now, and again whenever a line comes back; for what is done once however often it is asked for. */
export function withLine(bring: () => void): () => void {
  bring();
  addEventListener('online', bring);
  return () => removeEventListener('online', bring);
}
