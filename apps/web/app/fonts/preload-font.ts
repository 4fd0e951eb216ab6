import type { LinkDescriptor } from 'react-router';

/** Asked for with the page itself, not when the styles have named it. Only for letters of the first screen. */
export function preloadFont(href: string): LinkDescriptor {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
}
