/** A place in another list, under the pointer. */
export interface OtherPlace {
  target: Element;
  key: number;
  /** Before which of its items. */
  place: number;
}

/**
 * Which list of the group a dragged item hangs over, and between which of its items. What takes items carries
 * `data-drop-group` and `data-drop-key`; its items are those of the first ordered list in it.
 */
export function otherPlace(
  { group, own }: { group: string; own: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): OtherPlace | null {
  const target = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>(`[data-drop-group="${group}"]`))
    .find((element) => element && Number(element.dataset.dropKey) !== own);
  if (!target) return null;
  const items = [...(target.querySelector('ol.reorder')?.children ?? [])];
  const above = items.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return height > 0 && top + height / 2 < clientY;
  });
  return { target, key: Number(target.dataset.dropKey), place: above.length };
}

/** The list that would take it is lit while it hangs there, and no other. */
export function mark(now: OtherPlace | null): void {
  for (const lit of document.querySelectorAll('[data-drop-over]')) {
    if (lit !== now?.target) lit.removeAttribute('data-drop-over');
  }
  now?.target.setAttribute('data-drop-over', '');
}
