/**
 * Several gauges that are told of by one look: those who ask while it lasts share it. Without it a gauge that another
 * one fills is read before it is filled, and tells what was so at the scrape before.
 */
export function oneLook<T>(look: () => Promise<T[]>, canLook: () => boolean): () => Promise<T[]> {
  let looking: Promise<T[]> | null = null;
  return () => {
    if (!canLook()) return Promise.resolve([]);
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
