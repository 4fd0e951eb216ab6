/** The page that the server rendered woke up. For whoever drives it from outside: from here on it answers to presses. */
export function wakePage(): void {
  document.documentElement.dataset.awake = 'true';
}
