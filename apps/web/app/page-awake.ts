/** The page that the server rendered woke up. For whoever drives it from outside: from here on it answers to presses. */
export function wakePage(): void {
  document.documentElement.dataset.awake = 'true';
  // A form that was pressed before: the press has waited for this (`boot-guard.head.ts`).
  document.querySelector<HTMLElement>('[data-early] [type=submit]')?.click();
}
