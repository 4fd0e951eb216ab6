import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { DESK, PICTURES_WANTED } from '../support/visitor.ts';
import { type EngineBrowser, SCREEN, type Screen } from './engines/browser.ts';
import { type CuttableLine, newLine } from './engines/cuttable-line.ts';
import { engines, startEngine } from './engines/engine.ts';
import { type Scene, STEPS, setScene, showEveryPage, type Traveller } from './engines/journeys.ts';
import { newPerson } from './engines/person.ts';

const PICTURES = join(import.meta.dirname, '../../test-results/engines');
const found = engines();

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

// Where no old browser can be had, the launcher has said why.
describe.skipIf(found.length === 0)('the few whole journeys pass [FLOOR-31, FLOOR-32]', () => {
  describe.each(found)('in $name', (engine) => {
    let browser: EngineBrowser;
    let lines: CuttableLine[];
    let scene: Scene;
    let who: Traveller;
    let broken = false;
    let screen: Screen = SCREEN;

    beforeAll(async () => {
      scene = await setScene(site);
      const line = await newLine(site.url);
      lines = [line];
      browser = await startEngine(engine);
      who = { line, student: personOn(line), parent: personOn(await ownLine()) };
    }, engine.patienceMs * 2);
    afterAll(async () => {
      await browser?.close();
      await Promise.all(lines.map((line) => line.close()));
    });

    for (const [name, step] of STEPS) {
      test(name, { timeout: engine.patienceMs * 6 }, async ({ skip }) => {
        // Whoever cannot get in cannot go on: one failure says it, not eight.
        skip(broken, 'a step before it failed');
        broken = true;
        try {
          await step(who, scene);
          broken = false;
        } finally {
          await keepPicture(name);
        }
      });
    }

    if (PICTURES_WANTED) {
      test('pictures', { timeout: engine.patienceMs * 12 }, async () => {
        const owner = await site.createAccount({ role: 'owner' });
        for (const wide of [SCREEN, DESK]) {
          screen = wide;
          await browser.resize(screen);
          await showEveryPage(who, personOn(await ownLine()), { ...scene, owner });
        }
      });
    }

    async function ownLine(): Promise<CuttableLine> {
      const line = await newLine(site.url);
      lines.push(line);
      return line;
    }

    const personOn = ({ url }: CuttableLine) => newPerson(browser, url, engine.patienceMs, keepPicture);

    async function keepPicture(step: string): Promise<void> {
      if (!PICTURES_WANTED) return;
      await mkdir(PICTURES, { recursive: true });
      await browser.ask(untilAtRest, null);
      const name = [engine.name.replaceAll(' ', '-'), step, screen.width].join('-');
      await writeFile(join(PICTURES, `${name}.png`), await browser.picture());
    }
  });
});

/** Runs in the page: letters are there, and whatever moves has come to rest. */
async function untilAtRest(): Promise<void> {
  await document.fonts.ready;
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const until = Date.now() + 3_000;
  do await new Promise((resolve) => setTimeout(resolve, 100));
  while (isMoving() && Date.now() < until);
}
