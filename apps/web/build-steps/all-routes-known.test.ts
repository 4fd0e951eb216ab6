import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { compiledOnce, withoutFindingRoutes } from './all-routes-known.ts';

test('the router’s start asks no server for routes: the pages’ list has them all, and one file those of the console [LEARN-121, LEARN-142]', async () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  const start = await partOfRouter('dom-export/hydrated-router.js');
  const [, ...used] = withoutFindingRoutes(start).split(/^import \{[^\n]*from "react-router";$/m);
  expect(used.join('')).not.toMatch(
    /RouteDiscoveryRuntime|PatchRoutesOnNavigationFunction|FogOFWar|useCustomRouteDiscovery/,
  );
  expect(() => withoutFindingRoutes('another start')).toThrow('all-routes-known');
});

test('what several routes share is compiled once when the router ranks them, and they are found as before [LEARN-142]', async () => {
  const part = compiledOnce(await partOfRouter('router/utils.js'));
  const alone = part.replaceAll(/^import .*$/gm, '').replace(/^export \{.*$/m, 'export { matchRoutes, compiled };');
  const stands = `const invariant = () => {}, warning = () => {}, parsePath = (pathname) => ({ pathname });`;
  const { matchRoutes, compiled } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stands + alone)}`
  );
  const inside = (...paths: string[]) => [{ children: [{ children: paths.map((path) => ({ path })) }] }];
  const routes = inside('about', 'course/:courseId', 'courses/:course?', '*');
  const found = (path: string) => matchRoutes(routes, path)?.at(-1);
  expect(found('/about').route.path).toBe('about');
  expect(found('/course/7')).toMatchObject({ route: { path: 'course/:courseId' }, params: { courseId: '7' } });
  expect(found('/courses').route.path).toBe('courses/:course?');
  expect(found('/nowhere')).toMatchObject({ route: { path: '*' }, params: { '*': 'nowhere' } });
  // The layout around them, and each of the five addresses.
  expect(compiled.size).toBe(6);
  expect(() => compiledOnce('another ranking')).toThrow('all-routes-known');
});

function partOfRouter(file: string): Promise<string> {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return readFile(join(router, 'dist/production/lib', file), 'utf8');
}
