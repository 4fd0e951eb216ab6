import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.ts';
import { startRealServer } from '../api/parts/processes.ts';

/** A first visit on a cheap phone: the throttling that Lighthouse really applies for slow 4G, a processor 4x slower. */
const VISITS = 5;
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;
const WATCH = path.join(import.meta.dirname, 'parts/watch-view.js');
const PAGES = ['/', '/about', '/courses/grade/Secondary1', '/books/grade/Secondary1'];

interface View {
  fcp: number;
  lcp: number;
  domReady: number;
  blocked: number;
  shift: number;
}

const server = await startRealServer([]);
const browser = await launchChromium();
try {
  console.log(`\nFirst visit, slow 4G and a ${SLOWER}x slower processor really applied, median of ${VISITS}, ms`);
  line('page', 'FCP', 'LCP', 'DOM ready', 'blocked', 'CLS');
  for (const address of PAGES) {
    // Once unthrottled, so that the server has the page; a first visitor of the half minute pays one render more.
    await fetch(server.url + address);
    const views: View[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) views.push(await firstView(browser, server.url + address));
    const median = (name: keyof View) => views.map((view) => view[name]).sort((a, b) => a - b)[views.length >> 1] ?? 0;
    const whole = (['fcp', 'lcp', 'domReady', 'blocked'] as const).map((name) => median(name).toFixed(0));
    line(address, ...whole, median('shift').toFixed(4));
  }
} finally {
  await browser.close();
  await server.stop();
}

async function firstView(from: Browser, url: string): Promise<View> {
  const context = await from.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    locale: 'ar-EG',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript({ path: WATCH });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(() => (globalThis as unknown as { view: View }).view);
  } finally {
    await context.close();
  }
}

function line(first: string, ...others: string[]): void {
  console.log(`  ${first.padEnd(28)}${others.map((text) => text.padStart(11)).join('')}`);
}
