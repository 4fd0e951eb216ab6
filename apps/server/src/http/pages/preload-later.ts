/** The scripts that a page preloads yield to what is seen first. */
export function preloadLater(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');
}
