import { expect, test } from 'vitest';
import { precacheList } from './precache-list.ts';

const part = (name: string, css: string[] = []) => ({
  module: `/assets/${name}-1.js`,
  imports: ['/assets/framework-1.js'],
  css,
});
const manifest = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/framework-1.js'], css: [] },
  routes: {
    root: part('root', ['/assets/root-1.css', '/assets/shell-1.css#']),
    'layouts/public-layout': part('public', ['/assets/shell-1.css#']),
    'layouts/page-boundary': part('boundary'),
    'layouts/protected-layout': part('protected'),
    'layouts/full-screen-layout': part('full-screen'),
    'routes/account/login': part('login'),
    'routes/search': part('search'),
    'routes/home': part('home', ['/assets/home-1.css']),
    'routes/student/lesson-video': part('lesson-video'),
  },
};
const files = [
  'manifest-1a2b.js',
  'manifest-1a2b.js.br',
  'member-tools-1.js',
  'member-tools-1.css',
  'rakkas-arabic-400-normal-1.woff2',
  'readex-pro-latin-core-1.woff2',
  'readex-pro-latin-wght-normal-1.woff2',
  'home-1.js',
];

test('holds each file of the shell once, the letters and the page without a line, and no page of its own [OP-PERF-1]', () => {
  const list = precacheList(manifest, files, '<link href="/assets/offline-1.css"><script src="/assets/offline-1.js">');
  expect(list.every(({ revision }) => revision === null)).toBe(true);
  expect(list.map(({ url }) => url)).toEqual(
    [
      'boundary-1.js',
      'entry-1.js',
      'framework-1.js',
      'full-screen-1.js',
      'login-1.js',
      'manifest-1a2b.js',
      'member-tools-1.css',
      'member-tools-1.js',
      'offline-1.css',
      'offline-1.js',
      'protected-1.js',
      'public-1.js',
      'rakkas-arabic-400-normal-1.woff2',
      'readex-pro-latin-core-1.woff2',
      'root-1.css',
      'root-1.js',
      'search-1.js',
      'shell-1.css',
    ].map((file) => `/assets/${file}`),
  );
});

test('stops a build that lost a part of the shell', () => {
  expect(() => precacheList({ ...manifest, routes: {} }, files, '')).toThrow('root');
});
