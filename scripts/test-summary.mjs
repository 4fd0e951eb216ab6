import path from 'node:path';

/** Rows by part of the project from Vitest's report. A file that could not run at all counts as one failure. */
export function rowsOfReport(report, exitCode, root) {
  const rows = new Map();
  for (const file of report.testResults) {
    const name = partOf(path.relative(root, file.name));
    const row = rows.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, seconds: 0 };
    const count = (status) => file.assertionResults.filter((result) => result.status === status).length;
    const failed = count('failed');
    row.passed += count('passed');
    row.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    row.skipped += count('skipped') + count('pending') + count('todo');
    row.seconds += Math.max(0, file.endTime - file.startTime) / 1000;
    rows.set(name, row);
  }
  const list = [...rows.values()].sort((one, other) => one.name.localeCompare(other.name));
  // An error outside every test, or no test at all: the run failed although no test says so.
  if (exitCode !== 0 && list.every((row) => row.failed === 0)) {
    list.push({ name: 'test run', passed: 0, failed: 1, skipped: 0, seconds: 0 });
  }
  return list;
}

/** Where the time went: the files that took longest, for whoever wants the run shorter. */
export function slowestFiles(report, root, count = 12) {
  return report.testResults
    .map((file) => ({
      name: path.relative(root, file.name),
      seconds: Math.max(0, file.endTime - file.startTime) / 1000,
      tests: file.assertionResults.length,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

export function printSlowest(files, print = console.log) {
  if (files.length < 2) return;
  print('\nSlowest files');
  for (const { name, seconds, tests } of files) {
    print(`${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(4)} tests  ${name}`);
  }
}

function partOf(file) {
  const [first = '', second = ''] = file.split(path.sep);
  return first === 'packages' || first === 'apps' ? `tests: ${second}` : `tests: ${first}`;
}

/** Prints the table; its last line is `N passed, M failed`. Answers the exit code. */
export function printSummary(rows, started, print = console.log) {
  const width = Math.max(...rows.map((row) => row.name.length), 5);
  const line = (name, passed, failed, skipped, time) =>
    print(
      `${name.padEnd(width)}  ${passed.padStart(7)}  ${failed.padStart(7)}  ${skipped.padStart(7)}  ${time.padStart(8)}`,
    );
  print('');
  line('', 'passed', 'failed', 'skipped', 'time');
  for (const row of rows) {
    line(row.name, String(row.passed), String(row.failed), String(row.skipped ?? 0), `${row.seconds.toFixed(1)} s`);
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  print(`\nWhole run: ${minutes} min`);
  print(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
