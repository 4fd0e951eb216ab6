import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What React Router tells the browser of a route, as far as it repeats itself. */
interface ListedRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}

interface ListedRoutes {
  entry: { module: string; imports: string[] };
  routes: Record<string, ListedRoute>;
}

const VARIABLE = 'window.__reactRouterManifest=';
const OF_CONSOLE = /^(?:routes\/teach\/|layouts\/teach-)/;
/** The addresses of the console's pages. */
export const AT_CONSOLE = /^\/teach(?:\/|$)/;

/**
 * Every first visit brings the list of all routes: it says each thing once. What is false is left out, and so is what
 * the page around a page has brought already: its scripts and its styles.
 */
export function leanRoutes<List extends ListedRoutes>(list: List): List {
  const around = (route: ListedRoute): ListedRoute[] => {
    const parent = list.routes[route.parentId ?? ''];
    return parent ? [parent, ...around(parent)] : [];
  };
  const lean = Object.values(list.routes).map((route) => {
    const has = around(route);
    const scripts = new Set([
      ...list.entry.imports,
      ...has.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]);
    const styles = new Set(has.flatMap(({ css = [] }) => css));
    // No link of the console fetches a page before it is pressed, and nothing else looks at what a page imports.
    const imports = OF_CONSOLE.test(route.id) ? [] : (route.imports ?? []).filter((file) => !scripts.has(file));
    const css = (route.css ?? []).filter((file) => !styles.has(file));
    const told = Object.entries<unknown>({ ...route, imports, css }).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    );
    return [route.id, Object.fromEntries(told)];
  });
  return { ...list, routes: Object.fromEntries(lean) };
}

export async function readRoutes(client: string): Promise<{ file: string; list: ListedRoutes }> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('the build has no manifest of its routes');
  const file = join(assets, name);
  const text = await readFile(file, 'utf8');
  return { file, list: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) };
}

/**
 * Half of all routes are the console's: a student's page neither brings them nor ranks them when the router starts. They
 * are a file of their own, which a page of the console waits for and the router fetches on the way there
 * (`all-routes-known.ts`).
 */
export function routeFiles(list: ListedRoutes, consoleFile: string): { everybody: string; console: string } {
  const [ofConsole, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(list.routes).filter(([id]) => OF_CONSOLE.test(id) === wanted)),
  );
  return {
    everybody: [
      `${VARIABLE}${JSON.stringify({ ...list, routes: others, console: consoleFile })};`,
      `if(${AT_CONSOLE}.test(location.pathname)){`,
      `const list=window.__reactRouterManifest;Object.assign(list.routes,(await import(list.console)).default);`,
      'list.console=void 0}',
    ].join(''),
    console: `export default ${JSON.stringify(ofConsole)};`,
  };
}

/** Their names stay: they stand for the whole build, not for the letters of these files. */
export async function writeLeanRoutes(client: string): Promise<void> {
  const { file, list } = await readRoutes(client);
  const name = basename(file).replace('manifest', 'console-routes');
  const { everybody, console } = routeFiles(leanRoutes(list), `/assets/${name}`);
  await writeFile(file, everybody);
  await writeFile(join(dirname(file), name), console);
}
