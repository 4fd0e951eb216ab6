import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second whatever the machine. */
const MS_PER_TICK = 10;

interface ProcessTimes {
  parent: number;
  cpuMs: number;
}

/** Processor time of a process and of its children that still live, in milliseconds. */
export function cpuMsOfFamily(pid: number): number {
  let total = readTimes(pid)?.cpuMs ?? 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const times = readTimes(Number(name));
    if (times?.parent === pid) total += times.cpuMs;
  }
  return total;
}

function readTimes(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; everything after it is fields.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK };
  } catch {
    return null;
  }
}
