import type { Plugin } from 'vite';

const HEIGHT = /([a-z-]+):\s*([^;{}]*\ddvh\b[^;{}]*)(?=[;}])/g;

/**
 * `dvh` is younger than the floor: before every length in it stands the same in `vh`. What takes it from a variable
 * must do so itself, because such a declaration is only judged when it is too late for the one before it.
 */
export function withOlderHeights(css: string): string {
  return css.replace(HEIGHT, (whole, property: string, value: string) =>
    value.includes('var(') ? whole : `${property}: ${value.replace(/(\d)dvh\b/g, '$1vh')}; ${whole}`,
  );
}

export function olderHeights(): Plugin {
  return {
    name: 'older-heights',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) => ({ code: withOlderHeights(code), map: null }),
    },
  };
}
