import { readdirSync, readFileSync } from 'node:fs';

/** Proportional set size of a process and its children in megabytes: pages they share are counted once between them. */
export function pssMbOfFamily(pid: number): number {
  let total = pssKb(pid);
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && parentOf(Number(name)) === pid) total += pssKb(Number(name));
  }
  return total / 1024;
}

/** Looks at the families again and again; what it returns is the highest sum seen. */
export function watchMemory(pids: readonly number[], everyMs = 1000): () => number[] {
  const highest = pids.map(() => 0);
  const look = () => {
    for (const [at, pid] of pids.entries()) highest[at] = Math.max(highest[at] ?? 0, pssMbOfFamily(pid));
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return highest;
  };
}

function pssKb(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
