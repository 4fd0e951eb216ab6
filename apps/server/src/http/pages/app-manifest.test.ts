import { expect, test } from 'vitest';
import { appManifest } from './app-manifest.ts';

const site = { name: 'حصة', nameLatin: 'Hessa', tagline: 'إنجليزي من الأول' };

test('carries the tenant’s own name, right to left, and what an installed application needs [TEN-02]', () => {
  expect(appManifest(site)).toMatchObject({
    name: 'حصة',
    short_name: 'حصة',
    lang: 'ar-EG',
    dir: 'rtl',
    start_url: '/enrolled-courses',
    display: 'standalone',
  });
  const { icons, shortcuts } = appManifest(site);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['كورساتي', '/enrolled-courses'],
    ['إحصائياتي', '/statistics'],
  ]);
});

test.each([
  ['منصة الأستاذ محمود عبد الرحمن للغة الإنجليزية', 'Mr Mahmoud Abd El Rahman English', 'منصة الأستاذ'],
  ['منصة الأستاذ محمود عبد الرحمن', 'Mr Mahmoud', 'Mr Mahmoud'],
  ['المستقبلالباهرللإنجليزية', '', 'المستقبلالباهرللإنجليزية'],
])('the long name %s is shortened by whole words', (name, nameLatin, short) => {
  expect(appManifest({ ...site, name, nameLatin }).short_name).toBe(short);
});
