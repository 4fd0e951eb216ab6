import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageReads } from '../page-reads.ts';
import { pageKey } from '../service-worker/page-key.ts';
import { APP_START, FORM_PAGES, INDEXED_ROUTES, NAVIGATION } from './page-facts.at-build.ts';
import { pageFrames, routeId } from './page-frames.ts';
import { isUndisturbed } from './undisturbed.ts';

const app = join(import.meta.dirname, '..');
const example = (pattern: string) => addressSource(pattern, () => '7').replace('(?:/.*)?', '/x');

async function sources(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name));
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: relative(app, path).split(sep).join('/'), text: await readFile(path, 'utf8') };
    }),
  );
}

/** The routes as the router is given them, each with the modules around it. */
async function routesIn(mode: string) {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('VITE_DEV_PAGES', '');
  const { default: entries } = await import('../routes.ts');
  const found: { pattern: string; file: string; around: string[] }[] = [];
  const walk = (entry: RouteConfigEntry, around: string[]) => {
    if (entry.children) {
      for (const child of entry.children) walk(child, [...around, entry.file]);
    } else found.push({ pattern: `/${entry.path ?? ''}`, file: entry.file, around });
  };
  for (const entry of entries) walk(entry, []);
  return found.sort((a, b) => a.file.localeCompare(b.file));
}

describe('every page', () => {
  // Routes that were read under another setting must not be found by the next file of this worker.
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('that has a module is declared, and every declared page has one [PAGE-1]', async () => {
    const pages = (await sources(join(app, 'routes'))).filter(({ text }) => /^export default/m.test(text));
    const declared = allPages.map(({ module }) => `${routeId(module)}.tsx`);
    const frames = Object.values(pageFrames).flatMap((modules) => modules.map((module) => `${module}.tsx`));
    expect(pages.map(({ name }) => name).filter((name) => !frames.includes(name))).toEqual(
      expect.arrayContaining(declared),
    );
    expect(pages.map(({ name }) => name).filter((name) => ![...declared, ...frames].includes(name))).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
    expect(new Set(allPages.map(({ address }) => address.pattern)).size).toBe(allPages.length);
  });

  test.each([
    ['production', false],
    ['development', true],
  ])('is a route of %s at its address and inside its frame [PAGE-1]', async (mode, withDevelopment) => {
    const wanted = allPages
      .filter(({ development }) => withDevelopment || !development)
      .map(({ address, module, frame }) => ({
        pattern: address.pattern,
        file: `${routeId(module)}.tsx`,
        around: pageFrames[frame].map((name) => `${name}.tsx`),
      }));
    expect(await routesIn(mode)).toEqual(wanted.sort((a, b) => a.file.localeCompare(b.file)));
  });

  test.each(allPages.map((page) => [page.address.pattern, page] as const))(
    '%s is kept, left in peace, indexed and read for as it declares [PAGE-1]',
    (pattern, { kept, undisturbed = false, search, module, reads, hasForm = false }) => {
      const path = example(pattern);
      const names = { 'one for all': addressSource(pattern, () => '-'), never: null };
      expect(pageKey(new URL(path, 'https://school.example'))).toBe(
        kept === 'one for all' || kept === 'never' ? names[kept] : path,
      );
      expect(isUndisturbed(path)).toBe(undisturbed);
      expect(INDEXED_ROUTES.includes(routeId(module))).toBe(search === 'listed' || search === 'indexed');
      expect(pageReads(path)?.reads.length ?? 0).toBe(reads?.length ?? 0);
      expect(FORM_PAGES.includes(pattern)).toBe(hasForm);
    },
  );

  test('is linked by its path function, never by an address written a second time [PAGE-2]', async () => {
    const linked = allPages.map(({ address }) => address.pattern).filter((pattern) => !/^\/\*?$/.test(pattern));
    const literal = new RegExp(
      `["'\`](?:${linked.map((pattern) => addressSource(pattern, () => '(?:\\w+|\\$\\{[^}]*\\})')).join('|')})(?:[/?#][^"'\`]*)?["'\`]`,
    );
    expect(`to={\`/courses/\${id}\`}`).toMatch(literal);
    expect('to="/login"').toMatch(literal);
    const found = (await sources(app)).flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => (literal.test(line) ? [`${name}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

test('the navigation shows the declared links in their order [PAGE-1, SHELL-01, SHELL-04]', () => {
  const labels = (links: { label: string }[]) => links.map(({ label }) => label);
  expect(labels(NAVIGATION.everyone)).toEqual(['الرئيسية', 'الكورسات', 'متابعة ولي الأمر']);
  expect(NAVIGATION.everyone[1]?.to).toBe('/#courses');
  expect(labels(NAVIGATION.members)).toEqual(['محاضراتي', 'كورساتي', 'إحصائياتي']);
  expect(labels(NAVIGATION.staff)).toEqual(['لوحة المدرّس']);
  expect(NAVIGATION.guests).toEqual([
    { to: '/login', label: 'دخول', solid: false },
    { to: '/register', label: 'حساب جديد', solid: true },
  ]);
  expect(APP_START).toBe('/enrolled-courses');
});
