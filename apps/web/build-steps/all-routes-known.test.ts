import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { withoutFindingRoutes } from './all-routes-known.ts';

test('the router’s start asks no server for routes: the pages’ list has them all, and one file those of the console [LEARN-121, LEARN-142]', async () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const start = await readFile(join(router, 'dist/production/lib/dom-export/hydrated-router.js'), 'utf8');
  const [, ...used] = withoutFindingRoutes(start).split(/^import \{[^\n]*from "react-router";$/m);
  expect(used.join('')).not.toMatch(
    /RouteDiscoveryRuntime|PatchRoutesOnNavigationFunction|FogOFWar|useCustomRouteDiscovery/,
  );
  expect(() => withoutFindingRoutes('another start')).toThrow('all-routes-known');
});
