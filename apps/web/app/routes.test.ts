import { pagePattern } from '@hessa/rules/site/page-fault';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

function words(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [
    ...path.split('/').filter((part) => /^[\w-]+$/.test(part)),
    ...words(children),
  ]);
}

test('a fault names its page by every fixed word of our addresses [FLOOR-05]', () => {
  const all = words(routes);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((word) => pagePattern(`/${word}`) !== `/${word}`)).toEqual([]);
});
