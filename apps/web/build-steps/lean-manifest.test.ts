import { expect, test } from 'vitest';
import { leanRoutes } from './lean-manifest.ts';

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
