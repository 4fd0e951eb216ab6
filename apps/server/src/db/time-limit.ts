/**
 * Calls `late` unless it is cancelled in time. When the process itself was held up, the awaited answer may lie unread
 * in a socket while the timer is long due: what has arrived is read first, and may still cancel.
 */
export function timeLimit(ms: number, late: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(late);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
