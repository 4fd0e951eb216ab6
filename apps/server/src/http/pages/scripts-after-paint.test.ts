import { describe, expect, test } from 'vitest';
import { demandKnownStart } from './demand-known-start.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** As React Router 8 writes it. */
const PAGE = `<head><link rel="modulepreload" href="/assets/manifest-1.js" nonce="n"/><link rel="modulepreload" href="/assets/entry.client-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/></head>
<body><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-1.js");</script><script nonce="n">enqueue("x")</script></body>`;

describe('a page’s scripts', () => {
  test('are named nowhere that a browser reads ahead, and are imported together after the paint [OP-PERF-1]', () => {
    const html = scriptsAfterPaint(PAGE);
    expect(html).not.toContain('<link');
    expect(html).not.toMatch(/import (?:\*|")/);
    expect(html).toContain('const files=["/assets/manifest-1.js","/assets/entry.client-1.js","/assets/root-1.js"];');
    expect(html).toContain(
      'const [route0,route1]=await Promise.all([import("/assets/root-1.js"),import("/assets/home-1.js")]);',
    );
    expect(html.indexOf('type:"paint"')).toBeLessThan(html.indexOf('await import("/assets/manifest-1.js")'));
    expect(html).toContain('import("/assets/entry.client-1.js");</script>');
    expect(html).toContain('<script nonce="n" type="module" async="">await');
    expect(html).toContain('<script nonce="n">enqueue("x")</script>');
  });

  test('run one by one with a breath between, the entry after them all [LEARN-120]', async () => {
    const [, files = '', running = ''] = /(const files=.*?;)for.*?\}(for\(const file of files\).*?breath\(\)\})/.exec(
      scriptsAfterPaint(PAGE),
    ) ?? ['', ''];
    const steps: string[] = [];
    const note = (step: string) => async () => void steps.push(step);
    const body = `${files}return (async()=>{${running.replaceAll('import(file)', 'run(file)')}})()`;
    await new Function('run', 'breath', body)((file: string) => note(file)(), note('breath'));
    expect(steps).toEqual(['/assets/manifest-1.js', 'breath', '/assets/root-1.js', 'breath']);
  });

  test.each([
    ['that has asked for its reader’s data waits for no paint', { answers: {} }, true],
    ['of anybody else does', undefined, false],
  ])('of a page %s [LEARN-108]', (_, earlyReads, isStarted) => {
    const [, waiting = ''] = /await new Promise\((\(go\)=>\{.*?\})\);const breath/.exec(scriptsAfterPaint(PAGE)) ?? [];
    let started = false;
    const Watch = class {
      observe() {}
    };
    new Function('window', 'document', 'PerformanceObserver', 'go', `(${waiting})(go)`)(
      { earlyReads },
      { visibilityState: 'visible' },
      Watch,
      () => {
        started = true;
      },
    );
    expect(started).toBe(isStarted);
  });

  test('of a piece without its page’s start stay, behind what is seen first [OP-PERF-1]', () => {
    const html = '<link rel="modulepreload" href="/assets/a.js"/><script type="module" src="/a.js"></script>';
    expect(scriptsAfterPaint(html)).toBe(html.replace('<link ', '<link fetchpriority="low" '));
  });
});

describe('a server at its start', () => {
  test('takes a build whose pages start as it knows [PAGE-4]', async () => {
    await demandKnownStart(async () => new Response(PAGE));
  });

  test.each([
    ['another way', PAGE.replace('type="module" async=""', 'type="module"')],
    ['modules under other names', PAGE.replaceAll('import * as route', 'import * as module')],
    ['preloads in other words', PAGE.replaceAll('<link rel="modulepreload"', '<link as="script" rel="modulepreload"')],
    ['no script at all', '<p></p>'],
  ])('refuses a build whose pages start with %s [PAGE-4]', async (_what, html) => {
    await expect(demandKnownStart(async () => new Response(html))).rejects.toThrow('scripts-after-paint');
  });
});
