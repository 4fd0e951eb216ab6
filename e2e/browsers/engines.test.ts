import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { PICTURES_WANTED } from '../support/visitor.ts';
import type { EngineBrowser } from './engines/browser.ts';
import { type CuttableLine, newLine } from './engines/cuttable-line.ts';
import { type Engine, engines, startEngine } from './engines/engine.ts';
import { type Scene, STEPS, setScene, type Traveller } from './engines/journeys.ts';
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

    beforeAll(async () => {
      scene = await setScene(site);
      const [line, another] = [await newLine(site.url), await newLine(site.url)];
      lines = [line, another];
      browser = await startEngine(engine);
      const { patienceMs } = engine;
      who = {
        line,
        student: newPerson(browser, line.url, patienceMs),
        parent: newPerson(browser, another.url, patienceMs),
      };
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
          await keepPicture(engine, name);
        }
      });
    }

    async function keepPicture({ name: engineName }: Engine, step: string): Promise<void> {
      if (!PICTURES_WANTED) return;
      await mkdir(PICTURES, { recursive: true });
      await writeFile(join(PICTURES, `${engineName.replaceAll(' ', '-')}-${step}.png`), await browser.picture());
    }
  });
});
