/** How long a page may be coming: what changes its size later is not on its way there any more. */
const COMING_MS = 10_000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Takes the page to the place that an address names, and keeps it there while what stands above is still coming: a
 * student's own part, sections that are laid out on the way, a place that is not drawn yet. Not every browser holds on
 * to what its reader looks at. Whoever touches the page is held no more.
 */
export function stayAt(id: string, behavior: ScrollBehavior): () => void {
  const go = () => document.getElementById(id)?.scrollIntoView({ behavior, block: 'start' });
  const page = document.getElementById('main');
  if (!page || typeof ResizeObserver === 'undefined') {
    go();
    return () => {};
  }
  // Told of the size as it is, too: that is the first way there.
  const watch = new ResizeObserver(go);
  const leave = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, leave);
  };
  const timer = setTimeout(leave, COMING_MS);
  for (const hand of HANDS) addEventListener(hand, leave, { passive: true });
  watch.observe(page);
  return leave;
}
