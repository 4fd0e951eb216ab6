import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stayingPage, withoutOwnWords } from './page-stays.ts';

test('the router loads no page anew because the code of another did not come: it says which, and the page stays [LEARN-316, LEARN-410]', async () => {
  const code = await partOfRouter('routeModules.js');
  expect(stayingPage(code)).not.toMatch(/reload|console/);
  expect(stayingPage(code)).toContain('push(route.id);\n\t\twindow.dispatchEvent(new Event("route-missed"))');
  expect(() => stayingPage('another router')).toThrow('page-stays');
});

test('a page of which nothing is left has our last words, and none of the router’s own travels [FLOOR-03]', async () => {
  expect(withoutOwnWords(await partOfRouter('errorBoundaries.js'))).toMatch(/isOutsideRemixApp \}\) \{\s+throw error;/);
  expect(() => withoutOwnWords('another router')).toThrow('page-stays');
});

function partOfRouter(file: string): Promise<string> {
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return readFile(join(router, 'dist/production/lib/dom/ssr', file), 'utf8');
}
