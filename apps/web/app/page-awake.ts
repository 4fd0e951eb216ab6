/** The page the server rendered woke up; what appears from here on was made in the browser. */
let awake = false;

export function isPageAwake(): boolean {
  return awake;
}

export function wakePage(): void {
  awake = true;
  // For whoever drives the page from outside: from here on it answers to presses.
  document.documentElement.dataset.awake = 'true';
}
