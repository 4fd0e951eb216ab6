import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startRealServer } from '../api/parts/processes.ts';
import { openQuiz } from '../parts/demo/open-quiz.ts';
import { logInDemo } from './parts/log-in-demo.ts';
import { HEAP_MB, launchCheap, newPhone, type Phone } from './parts/phone.ts';

/**
 * What an hour of film costs a page in memory: the lesson's page beside a bare page with the same film, each in a
 * process of its own. The demo's film runs in a circle at 16 times its speed (the most a browser does) until an hour
 * of it was shown: the player's own clocks tick as often as in four minutes, what goes through its buffers is an
 * hour's worth. The processor is not slowed here: it would only show less of the film.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { minutes: { type: 'string', default: '60' } },
});
const RUN = await readFile(path.join(import.meta.dirname, 'parts/run-film.js'), 'utf8');
const GOAL_MB = 30;
const pids = new Map<Page, number>();
const SPEED = 16;
const FILM_SECONDS = Number(values.minutes) * 60;
const LONGEST_MS = 20 * 60_000;

const server = await startRealServer([]);
const browser = await launchCheap();
try {
  const lesson = await logInDemo(await newPhone(browser), server.url);
  const token = await lesson.page.evaluate<string>('localStorage.getItem("auth_token")');
  await openFilm(lesson.page, (await openQuiz(server.url, token)).course);
  const source = await lesson.page.evaluate<string>('document.querySelector("video").currentSrc');
  const bare = await newPhone(browser);
  await bare.page.route(`${server.url}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<video muted src="${source}"></video>` }),
  );
  await bare.page.goto(`${server.url}/bare`);
  const pages = [
    ['the lesson’s page', lesson],
    ['a bare page with the film', bare],
  ] as const;
  for (const [, { page }] of pages) await page.evaluate(RUN);
  // The first minutes fill buffers and warm code up; what grows after them is what an hour would go on growing.
  await shown(lesson.page, FILM_SECONDS / 20);
  const before = await Promise.all(pages.map(([, phone]) => memoryOf(phone)));
  await shown(lesson.page, FILM_SECONDS);
  const after = await Promise.all(pages.map(([, phone]) => memoryOf(phone)));

  const minutes = ((await seconds(lesson.page)) / 60).toFixed(0);
  console.log(`\nMemory of a page over ${minutes} min of film at ${SPEED}x, ${HEAP_MB} MB for scripts at most, MB`);
  line('page', 'before', 'after', 'grown', 'scripts', 'nodes', `goal ${GOAL_MB}`);
  for (const [at, [name]] of pages.entries()) {
    const [from, to] = [before[at], after[at]];
    if (!from || !to) continue;
    const grown = to.process - from.process;
    const kept = grown <= GOAL_MB ? 'kept' : 'MISSED';
    const scripts = signed(to.scripts - from.scripts);
    line(
      name,
      from.process.toFixed(1),
      to.process.toFixed(1),
      signed(grown),
      scripts,
      `${to.nodes - from.nodes}`,
      kept,
    );
    if (at === 0 && grown > GOAL_MB) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

async function openFilm(page: Page, course: string): Promise<void> {
  await page.goto(server.url + course);
  await page.locator('main a[href$="/video"]').first().click();
  await page.locator('.player-start').tap();
  await page.waitForFunction('document.querySelector("video").currentTime > 0.5');
}

function seconds(page: Page): Promise<number> {
  return page.evaluate<number>('film.shown');
}

async function shown(page: Page, wanted: number): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while ((await seconds(page)) < wanted) {
    if (Date.now() > end) throw new Error(`only ${await seconds(page)} s of film in ${LONGEST_MS / 60_000} minutes`);
    await delay(500);
  }
}

/** What the page's process holds for itself, and what its scripts hold once everything unused is thrown away. */
async function memoryOf({ session, page }: Phone) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { process: await privateMb(await pidOf(page)), scripts: usedSize / 1e6, nodes };
}

/** A page's process: the renderer that runs longest in what the page does just now. */
async function pidOf(page: Page): Promise<number> {
  const known = pids.get(page);
  if (known !== undefined) return known;
  const root = await browser.newBrowserCDPSession();
  const times = async () =>
    new Map(
      (await root.send('SystemInfo.getProcessInfo')).processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id, cpuTime }) => [id, cpuTime]),
    );
  const earlier = await times();
  await page.evaluate('for (const end = Date.now() + 1500; Date.now() < end; );');
  const [pid = 0] = [...(await times())]
    .map(([id, time]) => [id, time - (earlier.get(id) ?? 0)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id);
  await root.detach();
  pids.set(page, pid);
  return pid;
}

async function privateMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const [, clean = 0] = /Private_Clean:\s+(\d+)/.exec(rollup) ?? [];
  const [, dirty = 0] = /Private_Dirty:\s+(\d+)/.exec(rollup) ?? [];
  return (Number(clean) + Number(dirty)) / 1024;
}

function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;
}

function line(first: string, ...others: string[]): void {
  console.log(`  ${first.padEnd(28)}${others.map((text) => text.padStart(10)).join('')}`);
}
