import type { Round } from './round.ts';

const WIDTHS = [42, 9, 8, 15, 17] as const;
let headed = false;

/** Two lines a comparison, then what one is of the other. */
export function printTable(name: string, round: Round, bareName: string, bare: Round): void {
  if (!headed) line('', 'req/s', 'p99 ms', 'CPU µs server', 'CPU µs database');
  headed = true;
  line(name, ...cells(round));
  line(bareName, ...cells(bare));
  const share = (ours: number, theirs: number) => (ours / theirs).toFixed(2);
  line(
    '  ratio to bare',
    share(round.perSecond, bare.perSecond),
    share(round.p99, bare.p99),
    share(round.serverCpu, bare.serverCpu),
    share(round.databaseCpu, bare.databaseCpu),
  );
  console.log('');
}

function cells({ perSecond, p99, serverCpu, databaseCpu }: Round): string[] {
  return [perSecond.toFixed(0), p99.toFixed(0), (serverCpu * 1000).toFixed(0), (databaseCpu * 1000).toFixed(0)];
}

function line(first: string, ...others: string[]): void {
  const rest = others.map((text, index) => text.padStart(WIDTHS[index + 1] ?? 0));
  console.log([first.padEnd(WIDTHS[0]), ...rest].join(' '));
}
