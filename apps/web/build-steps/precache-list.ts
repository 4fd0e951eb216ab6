import { allPages } from '@hessa/rules/pages/all-pages';
import { pageFrames, routeId } from '../app/pages/page-frames.ts';

interface BuiltModule {
  module: string;
  imports?: string[];
  css?: string[];
}

export interface RouteManifest {
  entry: BuiltModule;
  routes: Readonly<Record<string, BuiltModule>>;
}

export interface PrecacheFile {
  url: string;
  /** Null for a name that carries its content's hash. */
  revision: string | null;
}

/** What stands around the pages that open without a line, and those that must be there before they are asked for. */
const AROUND = new Set([
  'root',
  ...allPages.flatMap(({ kept, frame, module }) => {
    if (kept === 'one for all') return pageFrames[frame];
    return kept === 'from the start' ? [...pageFrames[frame], routeId(module)] : [];
  }),
]);
/** The letters of nearly every page. */
const FONTS = /arabic[\w-]*\.woff2$|latin-core[\w-]*\.woff2$/;
/** Loaded late on any page of the signed-in, so no route names them. */
const LATE = /^(?:member-tools|unsent-dialog)-[\w-]+\.(?:js|css)$/;
const MANIFEST = /^manifest-\w+\.js$/;
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** The files that are worth a student's bytes before they are asked for; everything else is kept when it is used. */
export function precacheList(
  { entry, routes }: RouteManifest,
  files: readonly string[],
  offlinePage: string,
): PrecacheFile[] {
  const around = [...AROUND].map((id) => {
    const route = routes[id];
    if (!route) throw new Error(`the build has no route ${id}`);
    return route;
  });
  const urls = new Set<string>();
  for (const { module, imports = [], css = [] } of [entry, ...around]) {
    for (const url of [module, ...imports, ...css]) urls.add(url.replace(/#.*$/, ''));
  }
  for (const file of files) if ([FONTS, LATE, MANIFEST].some((kind) => kind.test(file))) urls.add(`/assets/${file}`);
  for (const [url] of offlinePage.matchAll(ASSET)) urls.add(url);
  return [...urls].sort().map((url) => ({ url, revision: null }));
}
