import { allPages } from '@hessa/rules/pages/all-pages';
import { expect, test } from 'vitest';
import { AT_CONSOLE, leanRoutes, routeFiles } from './lean-manifest.ts';

const FLAGS = { hasAction: false, hasLoader: true };

test('the list of routes says each thing once: no false flags, nothing that stands around a page already, no imports of the console [LEARN-121]', () => {
  const list = {
    entry: { module: '/entry.js', imports: ['/framework.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/framework.js', '/shell.js'], css: ['/look.css'], ...FLAGS },
      'routes/home': {
        id: 'routes/home',
        parentId: 'root',
        module: '/home.js',
        imports: ['/framework.js', '/shell.js', '/root.js', '/site.js'],
        css: ['/look.css', '/home.css'],
        ...FLAGS,
      },
      'routes/teach/codes': {
        id: 'routes/teach/codes',
        parentId: 'root',
        module: '/codes.js',
        imports: ['/job.js'],
        css: ['/look.css'],
        ...FLAGS,
      },
    },
  };
  expect(leanRoutes(list)).toEqual({
    entry: { module: '/entry.js', imports: ['/framework.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/shell.js'], css: ['/look.css'], hasLoader: true },
      'routes/home': {
        id: 'routes/home',
        parentId: 'root',
        module: '/home.js',
        imports: ['/site.js'],
        css: ['/home.css'],
        hasLoader: true,
      },
      'routes/teach/codes': { id: 'routes/teach/codes', parentId: 'root', module: '/codes.js', hasLoader: true },
    },
  });
});

test('a student’s page is told of no route of the console, a page of the console of all of them [LEARN-142]', async () => {
  const home = { id: 'routes/home', parentId: 'root', module: '/home.js' };
  const codes = { id: 'routes/teach/codes', parentId: 'layouts/teach-layout', module: '/codes.js' };
  const layout = { id: 'layouts/teach-layout', parentId: 'root', module: '/teach.js' };
  const list = {
    entry: { module: '/entry.js', imports: [] },
    routes: { [home.id]: home, [codes.id]: codes, [layout.id]: layout },
  };
  const inConsole = `data:text/javascript,${encodeURIComponent(routeFiles(list, '').console)}`;
  const toldAt = async (pathname: string) => {
    const window: { __reactRouterManifest?: { routes: object; console?: string } } = {};
    await run(routeFiles(list, inConsole).everybody, window, { pathname });
    return window.__reactRouterManifest;
  };
  expect(await toldAt('/teacher')).toMatchObject({ routes: { [home.id]: home }, console: inConsole });
  expect(Object.keys((await toldAt('/'))?.routes ?? {})).toEqual([home.id]);
  for (const path of ['/teach', '/teach/codes']) {
    const told = await toldAt(path);
    expect(told?.routes).toEqual(list.routes);
    expect(told?.console).toBeUndefined();
  }
});

test('the console’s pages, and no others, stand under its address [LEARN-142]', () => {
  for (const { address, module } of allPages)
    expect(AT_CONSOLE.test(address.pattern), address.pattern).toBe(module.startsWith('teach/'));
});

/** As a module would be: it may wait. */
async function run(code: string, window: object, location: { pathname: string }): Promise<void> {
  const script = `export default async (window, location) => {${code}};`;
  const { default: start } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  await start(window, location);
}
