import type { Plugin } from 'vite';
import { AT_CONSOLE } from './lean-manifest.ts';

/**
 * What the router's start says, and what stands there instead. Our pages know every route from their list
 * (`routeDiscovery: initial`), but for the console's, which one more file names (`lean-manifest.ts`); the router decides
 * only in the browser how it finds routes, and so every first visit would bring two ways to ask a server for them.
 */
const START: readonly (readonly [string, string])[] = [
  [
    'ssrInfo.context.future.unstable_customRouteDiscovery ? new UNSAFE_RouteDiscoveryRuntime(ssrInfo, { fetch: fetchImplementation }) : void 0',
    'void 0',
  ],
  [
    'discoveryRuntime ? UNSAFE_getCustomPatchRoutesOnNavigationFunction(() => router, discoveryRuntime) : UNSAFE_getPatchRoutesOnNavigationFunction(() => router, ssrInfo.manifest, ssrInfo.routeModules, ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, ssrInfo.context.basename, fetchImplementation, ssrInfo.context.unstable_apiServerOrigin, isApiOnly)',
    `async ({ path }) => {
      const { manifest, routeModules } = localSsrInfo;
      if (!manifest.console || !${AT_CONSOLE}.test(path)) return;
      const { default: routes } = await import(/* @vite-ignore */ manifest.console);
      manifest.console = void 0;
      Object.assign(manifest.routes, routes);
      router.patchRoutes("root", UNSAFE_createClientRoutes(routes, routeModules, null, ssr, false, "root"));
    }`,
  ],
  [
    'if (discoveryRuntime) discoveryState = UNSAFE_useCustomRouteDiscovery(discoveryRuntime, props.onError);\n\telse UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, fetchImplementation, ssrInfo.context.unstable_apiServerOrigin, ssrInfo.context.unstable_apiOnly === true);',
    '',
  ],
  // All routes are ranked for the router itself. To know which of them the server has rendered, those whose code has
  // come are enough: the others are lazy.
  ['state: ssrInfo.context.state,\n\t\troutes,', 'state: ssrInfo.context.state,\n\t\troutes: withCode(routes),'],
  [
    'let ssrInfo = null;',
    `let ssrInfo = null;
const withCode = (routes) => routes.filter(({ lazy }) => !lazy).map((route) => route.children ? { ...route, children: withCode(route.children) } : route);`,
  ],
];

/** A route is compiled with every layout around it, for each of their pages again: most of what is compiled is the same. */
const RANKING: typeof START = [
  [
    'let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);',
    `const isLast = i === routesMeta.length - 1;
				const key = JSON.stringify([meta.relativePath, meta.caseSensitive, isLast]);
				if (!compiled.has(key)) compiled.set(key, compilePath(meta.relativePath, meta.caseSensitive, isLast));
				const [matcher, params] = compiled.get(key);`,
  ],
  ['function flattenRoutes(', 'const compiled = new Map();\nfunction flattenRoutes('],
];

export const withoutFindingRoutes = (code: string) => inOtherWords(code, START);
export const compiledOnce = (code: string) => inOtherWords(code, RANKING);

/** A router that starts in other words stops the build: an update is looked at, and not half taken. */
export function inOtherWords(code: string, words: typeof START): string {
  return words.reduce((text, [said, instead]) => {
    if (!text.includes(said))
      throw new Error('React Router starts in another way: look at build-steps/all-routes-known and page-stays');
    return text.replace(said, () => instead);
  }, code);
}

export function allRoutesKnown(): Plugin {
  return {
    name: 'all-routes-known',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom-export[\\/]hydrated-router|router[\\/]utils)\.js$/,
      },
      handler: (code, id) => ({
        code: /utils\.js$/.test(id) ? compiledOnce(code) : withoutFindingRoutes(code),
        map: null,
      }),
    },
  };
}
