import { expect, test } from 'vitest';
import { printSlowest, printSummary, rowsOfReport, slowestFiles } from './test-summary.mjs';

const file = (name, statuses, status = 'passed') => ({
  name: `/hessa/${name}`,
  status,
  startTime: 1000,
  endTime: 3000,
  assertionResults: statuses.map((each) => ({ status: each })),
});

test('the summary ends with one line `N passed, M failed` over checks and tests together', () => {
  const report = {
    testResults: [
      file('packages/rules/src/a.test.ts', ['passed', 'passed', 'skipped']),
      file('apps/server/src/b.test.ts', ['passed', 'failed'], 'failed'),
      file('e2e/c.test.ts', [], 'failed'),
    ],
  };
  const rows = [{ name: 'types', passed: 1, failed: 0, seconds: 1 }, ...rowsOfReport(report, 1, '/hessa')];
  const lines = [];
  expect(printSummary(rows, Date.now(), (line) => lines.push(line))).toBe(1);
  expect(lines.at(-1)).toBe('4 passed, 2 failed');
});

test('a run that failed outside every test is a failure, and a clean one is not', () => {
  const report = { testResults: [file('packages/rules/src/a.test.ts', ['passed'])] };
  expect(rowsOfReport(report, 1, '/hessa').map((row) => row.failed)).toEqual([0, 1]);
  expect(rowsOfReport(report, 0, '/hessa').map((row) => row.failed)).toEqual([0]);
  expect(rowsOfReport({ testResults: [] }, 1, '/hessa')).toMatchObject([{ name: 'test run', failed: 1 }]);
});

test('the files that took longest are named, the longest first, with how many tests they have [HOUSE-SUITE-2]', () => {
  const took = (name, seconds, statuses) => ({ ...file(name, statuses), endTime: 1000 + seconds * 1000 });
  const report = {
    testResults: [
      took('a.test.ts', 2, ['passed']),
      took('e2e/b.test.ts', 70, ['passed', 'failed']),
      took('c.test.ts', 1, []),
    ],
  };
  const lines = [];
  printSlowest(slowestFiles(report, '/hessa', 2), (line) => lines.push(line));
  expect(lines).toEqual([
    '\nSlowest files',
    '   70.0 s     2 tests  e2e/b.test.ts',
    '    2.0 s     1 tests  a.test.ts',
  ]);
});
