import type { Plugin } from 'vite';
import { inOtherWords } from './all-routes-known.ts';

/**
 * The code of a page that did not come makes the router load the page one stands on anew: without a line that is the
 * browser's own page of errors. Here the page stays, and `shell/stuck-navigation.tsx` sees to it.
 */
const MISSED = [
  [
    'window.location.reload();',
    '(window.missedRoutes ||= []).push(route.id);\n\t\twindow.dispatchEvent(new Event("route-missed"));',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the router's own text has it
    'console.error(`Error loading route module \\`${route.module}\\`, reloading page...`);\n\t\tconsole.error(error);',
    '',
  ],
  ['if (window.__reactRouterContext && window.__reactRouterContext.isSpaMode && import.meta.hot) throw error;', ''],
] as const;

/** The router's own page for an application of which nothing is left: ours is a sentence (`floor/last-words.ts`). */
const BROKEN = [['let { nonce } = useFrameworkContext();\n\tconsole.error(error);', 'throw error;']] as const;

export const stayingPage = (code: string) => inOtherWords(code, MISSED);
export const withoutOwnWords = (code: string) => inOtherWords(code, BROKEN);

export function pageStays(): Plugin {
  return {
    name: 'page-stays',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/](?:routeModules|errorBoundaries)\.js$/,
      },
      handler: (code, id) => ({
        code: /routeModules\.js$/.test(id) ? stayingPage(code) : withoutOwnWords(code),
        map: null,
      }),
    },
  };
}
