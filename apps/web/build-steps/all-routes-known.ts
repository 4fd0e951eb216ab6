import type { Plugin } from 'vite';

/**
 * Where the router's start asks for ways to find routes that it does not know, and what stands there instead. Our pages
 * know every route from their list (`routeDiscovery: initial`), so none of it ever runs; the router decides it only in
 * the browser, and so every first visit would bring it.
 */
const FINDING_ROUTES: readonly (readonly [string, string])[] = [
  [
    'ssrInfo.context.future.unstable_customRouteDiscovery ? new UNSAFE_RouteDiscoveryRuntime(ssrInfo, { fetch: fetchImplementation }) : void 0',
    'void 0',
  ],
  [
    'discoveryRuntime ? UNSAFE_getCustomPatchRoutesOnNavigationFunction(() => router, discoveryRuntime) : UNSAFE_getPatchRoutesOnNavigationFunction(() => router, ssrInfo.manifest, ssrInfo.routeModules, ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, ssrInfo.context.basename, fetchImplementation, ssrInfo.context.unstable_apiServerOrigin, isApiOnly)',
    'void 0',
  ],
  [
    'if (discoveryRuntime) discoveryState = UNSAFE_useCustomRouteDiscovery(discoveryRuntime, props.onError);\n\telse UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode, fetchImplementation, ssrInfo.context.unstable_apiServerOrigin, ssrInfo.context.unstable_apiOnly === true);',
    '',
  ],
];

/** A router that starts in other words stops the build: an update is looked at, and not half taken. */
export function withoutFindingRoutes(code: string): string {
  return FINDING_ROUTES.reduce((text, [asked, instead]) => {
    if (!text.includes(asked))
      throw new Error('React Router starts in another way: look at build-steps/all-routes-known');
    return text.replace(asked, instead);
  }, code);
}

export function allRoutesKnown(): Plugin {
  return {
    name: 'all-routes-known',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/].*hydrated-router\.js$/ },
      handler: (code) => ({ code: withoutFindingRoutes(code), map: null }),
    },
  };
}
