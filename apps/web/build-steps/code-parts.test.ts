import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codePart, partsBy, stylePart } from './code-parts.ts';
import { isOfFrame, pagesSharing } from './pages-sharing.ts';

const app = join(import.meta.dirname, '..', 'app');
const at = (file: string) => join(app, file);

test('a module travels with the longest name that it begins with', () => {
  expect(codePart(at('features/site/home/hero.tsx'))).toBe('site');
  expect(codePart(at('features/site/about/about-screen.tsx'))).toBe('own');
  expect(codePart(at('features/enrolment/my-courses/my-courses-screen.tsx'))).toBe('own');
  expect(codePart(at('routes/home.tsx'))).toBeUndefined();
  expect(stylePart(at('features/statistics/gauge.css?inline'))).toBe('look');
  expect(stylePart(at('features/statistics/honour-board.css'))).toBe('public-look');
});

test('a name without a file stops the build', () => {
  expect(() => partsBy({ quiz: ['features/quizzes/', 'features/moved-away/'] })).toThrow('features/moved-away/');
});

/** A graph of who imports whom; `late` are imports that wait until they are needed. */
function graphOf(importers: Record<string, string[]>, late: Record<string, string[]> = {}) {
  return {
    getModuleInfo: (id: string) => ({
      importers: (importers[id] ?? []).map(at),
      dynamicImporters: (late[id] ?? []).map(at),
    }),
  };
}

test('pages outside the console are counted, however they lead to a module; the console is not [OP-PERF-1]', () => {
  const shared = at('ui/shared.tsx');
  const graph = graphOf(
    {
      [shared]: ['features/a.tsx', 'features/students.tsx', 'routes/about.tsx'],
      [at('features/students.tsx')]: ['routes/teach/students.tsx', 'layouts/teach-layout.tsx'],
    },
    { [at('features/a.tsx')]: ['routes/home.tsx'] },
  );
  expect(pagesSharing(shared, graph)).toBe(2);
  expect(pagesSharing(at('features/students.tsx'), graph)).toBe(0);
});

test('the frame is what root, entry and public layout need at once, not what they ask for late [OP-PERF-1]', () => {
  const graph = graphOf(
    { [at('ui/logo.tsx')]: ['shell/top-bar.tsx'], [at('shell/top-bar.tsx')]: ['layouts/public-layout.tsx'] },
    { [at('offline/member-tools.tsx')]: ['root.tsx'] },
  );
  expect(isOfFrame(at('ui/logo.tsx'), graph)).toBe(true);
  expect(isOfFrame(at('offline/member-tools.tsx'), graph)).toBe(false);
});
