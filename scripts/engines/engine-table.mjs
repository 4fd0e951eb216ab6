/** From the report of the journeys to a table: an engine a line, a step a column. */
export function engineTable(report) {
  const rows = new Map();
  const steps = [];
  for (const { ancestorTitles, title, status } of report.testResults.flatMap((file) => file.assertionResults)) {
    const engine = ancestorTitles.at(-1).replace(/^in /, '');
    if (!steps.includes(title)) steps.push(title);
    rows.set(engine, { ...rows.get(engine), [title]: MARKS[status] ?? '–' });
  }
  const wide = Math.max(8, ...[...rows.keys()].map((name) => name.length)) + 2;
  const line = (name, cells) =>
    name.padEnd(wide) +
    cells
      .map((cell) => cell.padEnd(12))
      .join('')
      .trimEnd();
  return [
    line('', steps),
    ...[...rows].map(([name, row]) =>
      line(
        name,
        steps.map((step) => row[step] ?? '–'),
      ),
    ),
  ].join('\n');
}

const MARKS = { passed: 'works', failed: 'FAILS' };
