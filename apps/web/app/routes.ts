import { allPages } from '@hessa/rules/pages/all-pages';
import type { Page } from '@hessa/rules/pages/page';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pageFrames, routeId } from './pages/page-frames.ts';

/** Test and design pages exist where people develop, never on a live platform. */
const devPages = process.env.NODE_ENV === 'development' || process.env.VITE_DEV_PAGES === 'true';

const shown = allPages.filter(({ development }) => devPages || !development);

/** Every URL of the product, as its pages declare it (`packages/rules/src/pages`). */
export default framed(shown.map((page) => ({ page, frame: pageFrames[page.frame] }))) satisfies RouteConfig;

interface FramedPage {
  page: Page;
  /** The layouts that are still to be put around it. */
  frame: readonly string[];
}

/** Pages with the same layout around them share it: it stays while the page inside it changes. */
function framed(pages: readonly FramedPage[]): RouteConfigEntry[] {
  const bare = pages.filter(({ frame }) => frame.length === 0).map(({ page }) => routeOf(page));
  const layouts = Map.groupBy(
    pages.filter(({ frame }) => frame.length > 0),
    ({ frame: [outermost = ''] }) => outermost,
  );
  return [
    ...bare,
    ...[...layouts].map(([module, inside]) =>
      layout(`${module}.tsx`, framed(inside.map(({ page, frame }) => ({ page, frame: frame.slice(1) })))),
    ),
  ];
}

function routeOf({ address: { pattern }, module }: Page): RouteConfigEntry {
  const file = `${routeId(module)}.tsx`;
  return pattern === '/' ? index(file) : route(pattern.slice(1), file);
}
