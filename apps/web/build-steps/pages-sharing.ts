import { join } from 'node:path';
import { allPages } from '@hessa/rules/pages/all-pages';
import { pageFrames, routeId } from '../app/pages/page-frames.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

const app = join(import.meta.dirname, '..', 'app');
const fileOf = (module: string) => join(app, `${module}.tsx`);
const isOfConsole = (frame: string) => frame === 'console' || frame === 'course-editor';

const filesOf = (pages: typeof allPages) =>
  new Set(pages.flatMap(({ module, frame }) => [routeId(module), ...pageFrames[frame]].map(fileOf)));

const consoleFiles = filesOf(allPages.filter(({ frame }) => isOfConsole(frame)));
const pageFiles = filesOf(allPages.filter(({ frame }) => !isOfConsole(frame))).add(fileOf('root'));
/** What every public page is made of, and what starts every page. */
const frameFiles = new Set(['root', 'entry.client', 'layouts/public-layout'].map(fileOf));

/** What pages ask for late and most readers never: what only it needs must not travel with every page. */
const askedForLate = [
  'features/home/',
  'kept-lessons/',
  'features/lessons/own-lesson-ways.',
  'features/statistics/stamp-news.',
  'features/codes/another-code.',
  'features/codes/lecture-code-modal.',
  'features/enrolment/enrolment-dialog.',
].map((path) => join(app, path));

/**
 * How many pages outside the console lead to a module. What only the console's many pages share must not travel with
 * the pages of everybody else, however often it is shared there.
 */
export function pagesSharing(id: string, graph: ModuleGraph): number {
  const pages = new Set<string>();
  climb(
    id,
    (file, { importers, dynamicImporters }) => {
      if (consoleFiles.has(file) || askedForLate.some((path) => file.startsWith(path))) return [];
      if (!pageFiles.has(file)) return [...importers, ...dynamicImporters];
      pages.add(file);
      return [];
    },
    graph,
  );
  return pages.size;
}

/** Whether a module comes with every public page, or with every page, because their frame needs it at once. */
export function isOfFrame(id: string, graph: ModuleGraph): boolean {
  let found = false;
  climb(
    id,
    (file, { importers }) => {
      found ||= frameFiles.has(file);
      return found || consoleFiles.has(file) || pageFiles.has(file) ? [] : importers;
    },
    graph,
  );
  return found;
}

type Step = (file: string, known: { importers: string[]; dynamicImporters: string[] }) => string[];

function climb(start: string, step: Step, graph: ModuleGraph): void {
  const seen = new Set<string>();
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const known = graph.getModuleInfo(at) ?? { importers: [], dynamicImporters: [] };
    waiting.push(...step(at.replace(/[?].*$/, ''), known));
  }
}
