/**
 * The page that the server rendered woke up. For whoever drives it from outside: from here on it answers to presses, and
 * first to those that have waited for this (`boot-guard.head.ts`), in their order.
 */
export function wakePage(): void {
  document.documentElement.dataset.awake = 'true';
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-early]')];
  pressed.sort((one, other) => Number(one.dataset.early) - Number(other.dataset.early));
  for (const button of pressed) {
    delete button.dataset.early;
    button.click();
  }
}
