import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright-core';
import { DEMO_PASSWORD } from '../../apps/server/src/seed/demo-accounts.ts';
import { startRealServer } from '../api/parts/processes.ts';
import { openQuiz } from '../parts/demo/open-quiz.ts';
import { blockedByOwnClock } from './parts/blocked-by-own-clock.ts';
import { openFreshBrowser } from './parts/fresh-browser.ts';

/**
 * What Lighthouse says about a first visit on a phone to the built pages of the demo tenant, each in a browser that
 * was never used: a student's has their login, and nothing that it would have downloaded. Simulated throttling is
 * its standard; the second table applies slow 4G and a 4x slower processor for real.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** Medians are taken over so many visits a page. */
    visits: { type: 'string', default: '5' },
    /** Prints every audit that costs a point. */
    why: { type: 'boolean', default: false },
    /** Leaves the public pages out. */
    member: { type: 'boolean', default: false },
    /** Only the pages whose address contains one of these. */
    page: { type: 'string', multiple: true, default: [] },
  },
});
const VISITS = Number(values.visits);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['/', '/courses/grade/Secondary1', '/books/grade/Secondary1', '/courses/1'];

type Result = RunnerResult['lhr'] & { blockedByOwnClock: number };
type Throttling = 'simulate' | 'devtools';

const server = await startRealServer([]);
try {
  if (!values.member) {
    await table('simulated throttling (Lighthouse’s standard)', 'simulate', PAGES);
    await table('slow 4G and a 4x slower processor really applied', 'devtools', ['/']);
  }
  const { login, pages } = await signIn();
  try {
    await table('logged in, simulated throttling', 'simulate', pages, login);
  } finally {
    await rm(login, { recursive: true, force: true });
  }
} finally {
  await server.stop();
}

/** The demo student's pages to judge, and the folder in which a browser has stored their login. */
async function signIn(): Promise<{ login: string; pages: string[] }> {
  const browser = await openFreshBrowser();
  try {
    const { course, quiz } = await openQuiz(server.url, await logIn(browser.port));
    return {
      login: await browser.leaveStored(),
      pages: [course, quiz, '/statistics', '/', '/enrolled-courses', '/profile'],
    };
  } catch (failure) {
    await browser.close();
    throw failure;
  }
}

/** Logs the demo student in, in this browser; the login's token. */
async function logIn(port: number): Promise<string> {
  const window = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = window.contexts();
  if (!context) throw new Error('the browser has no window');
  const page = await context.newPage();
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('الإيميل أو رقم الموبايل').fill('01000000001');
  await page.getByLabel('كلمة السر', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.getByText('دخلت حسابك').waitFor();
  const token = await page.evaluate<string>('localStorage.getItem("auth_token")');
  await window.close();
  return token;
}

async function table(title: string, throttling: Throttling, pages: string[], login?: string): Promise<void> {
  console.log(`\nLighthouse, mobile, ${title}, median of ${VISITS}`);
  line('page', 'perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'own ms', 'CLS', 'kB', 'index');
  for (const path of pages.filter(isWanted)) {
    // Once before, so that the server has the page as it has it for all but the first visitor of half a minute.
    await fetch(server.url + path);
    const results: Result[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      results.push(await judge(server.url + path, throttling, login));
    }
    const score = (name: string) => median(results, (lhr) => (lhr.categories[name]?.score ?? 0) * 100).toFixed(0);
    const audit = (id: string) => median(results, (lhr) => lhr.audits[id]?.numericValue ?? Number.NaN);
    line(
      path,
      ...CATEGORIES.map(score),
      (audit('first-contentful-paint') / 1000).toFixed(2),
      (audit('largest-contentful-paint') / 1000).toFixed(2),
      audit('total-blocking-time').toFixed(0),
      median(results, (lhr) => lhr.blockedByOwnClock).toFixed(0),
      audit('cumulative-layout-shift').toFixed(4),
      (audit('total-byte-weight') / 1000).toFixed(0),
      // How fast the machine was meanwhile, by Lighthouse's own measure: simulated times are multiples of it.
      median(results, (lhr) => lhr.environment.benchmarkIndex).toFixed(0),
    );
    const last = results.at(-1);
    if (values.why && last) explain(last);
  }
}

function isWanted(path: string): boolean {
  return values.page.length === 0 || values.page.some((part) => path.includes(part));
}

async function judge(url: string, throttlingMethod: Throttling, login?: string): Promise<Result> {
  const browser = await openFreshBrowser(login);
  try {
    const flags = { port: browser.port, output: 'json', logLevel: 'error', throttlingMethod } as const;
    const keepsLogin = login !== undefined;
    const result = await lighthouse(url, {
      ...flags,
      disableStorageReset: keepsLogin,
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return { ...result.lhr, blockedByOwnClock: blockedByOwnClock(result.artifacts.Trace.traceEvents) };
  } finally {
    await browser.close();
  }
}

/** The audits that weigh in a score and are not full, and what the largest thing on the first screen is. */
function explain(lhr: Result): void {
  for (const category of Object.values(lhr.categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) continue;
      console.log(`    ${category.id}: ${id} ${audit.score} ${audit.displayValue ?? ''} ${audit.title}`);
      if (category.id !== 'performance') console.log(JSON.stringify(audit.details, null, 1)?.slice(0, 2000));
    }
  }
  const breakdown = lhr.audits['lcp-breakdown-insight']?.details;
  console.log(`    LCP: ${JSON.stringify(breakdown)?.slice(0, 1500)}`);
}

function median(results: Result[], of: (lhr: Result) => number): number {
  return results.map(of).sort((a, b) => a - b)[results.length >> 1] ?? Number.NaN;
}

function line(first: string, ...others: string[]): void {
  console.log(`  ${first.padEnd(28)}${others.map((text) => text.padStart(8)).join('')}`);
}
