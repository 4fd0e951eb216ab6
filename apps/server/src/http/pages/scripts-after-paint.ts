/** How the router starts a page: its modules by name, then the entry that wakes the page up. */
const START =
  /(<script[^>]*) type="module" async="">((?:import "[^"]+";\s*)?)((?:import \* as route\d+ from "[^"]+";\s*)+)([^<]*)<\/script>/;
const ROUTE = /import \* as (route\d+) from ("[^"]+");/g;
const ENTRY = /import\(("[^"]+")\)/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/** Whether a page starts as this file knows it: an update of the router may write it in another way. */
export function hasKnownStart(page: string): boolean {
  return START.test(page) && !scriptsAfterPaint(page).includes('rel="modulepreload"');
}

/**
 * What is seen comes before what moves: on a slow line the styles and letters of a page share it with 140 kB of
 * scripts, so those are fetched once the first paint has happened. A page that is not painted (a tab in the
 * background) or a browser that does not tell starts them at once. A streamed page comes in pieces: one that does not
 * hold the start is left as it is, its files behind what is seen.
 */
export function scriptsAfterPaint(html: string): string {
  const start = START.exec(html);
  if (!start) return html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');
  const [whole, tag = '', manifest = '', routes = '', rest = ''] = start;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const named = [...routes.matchAll(ROUTE)];
  const [, entry = '""'] = ENTRY.exec(rest) ?? [];
  const script = [
    'await new Promise((go)=>{',
    // A page that has asked for its reader's data has nothing to show without its code, which is then as urgent.
    'try{if(window.earlyReads||document.visibilityState!=="visible")return go();',
    'new PerformanceObserver((list,watch)=>{watch.disconnect();go()}).observe({type:"paint",buffered:true})}',
    'catch{go()}});',
    // All of them now: one after the other, each would wait for the one before it to name it. But with a breath after
    // each, because asking takes a cheap phone ten milliseconds a file. By a message: a timer is put off out of sight.
    'const breath=()=>new Promise((go)=>{const {port1,port2}=new MessageChannel();port1.onmessage=go;port2.postMessage(0)});',
    `const files=${JSON.stringify(preloads)};for(const href of files){`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'await breath()}',
    // They run one by one, each while others are on the line, and not all in one task when the last is here. The entry
    // has its own place: it wants to find the page.
    `for(const file of files)if(file!==${entry}){await import(file);await breath()}`,
    manifest.replace(/^import ("[^"]+");/, 'await import($1);'),
    `const [${named.map(([, name]) => name).join(',')}]=await Promise.all([`,
    `${named.map(([, , path]) => `import(${path})`).join(',')}]);`,
    rest,
  ].join('');
  return html.replace(PRELOAD, '').replace(whole, () => `${tag} type="module" async="">${script}</script>`);
}
