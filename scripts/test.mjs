import { findBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { oldestEngine } from './engines/oldest-engine.mjs';
import { runScript } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-binary.mjs';
import { root } from './root.mjs';
import { reportVitest } from './run-vitest.mjs';
import { printSlowest, printSummary, rowsOfReport, slowestFiles } from './test-summary.mjs';

// Words after `npm test --` narrow the test files: `npm test -- quizzes`.
const words = process.argv.slice(2);

await runScript(async () => {
  const started = Date.now();
  const rows = [];
  /** A step that cannot be done is a failure in the summary like any other, and the rest still runs. */
  const step = async (name, work) => {
    try {
      return await work();
    } catch (error) {
      console.error(`\n${error.message}\n`);
      rows.push({ name, passed: 0, failed: 1, seconds: 0 });
      return undefined;
    }
  };

  await ensureInstalled();
  const node = findNode();
  const browser = await step('browser', () => findBrowser(node));
  rows.push(...((await step('build and checks', () => runChecks(node))) ?? []));
  const env = {
    ...process.env,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    HESSA_ENGINES: JSON.stringify(await oldestEngine(words)),
  };
  const { report, code } = await reportVitest(node, words, env);
  rows.push(...rowsOfReport(report, code, root));
  printSlowest(slowestFiles(report, root));
  process.exitCode = printSummary(rows, started);
});
