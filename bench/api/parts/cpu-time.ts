import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second whatever the machine. */
const MS_PER_TICK = 10;

interface ProcessTimes {
  parent: number;
  cpuMs: number;
  /** Of children that have ended. */
  endedMs: number;
}

/** Processor time of a process and of its children, those among them that have ended too, in milliseconds. */
export function cpuMsOfFamily(pid: number): number {
  const own = readTimes(pid);
  let total = (own?.cpuMs ?? 0) + (own?.endedMs ?? 0);
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
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      cpuMs: (user + system) * MS_PER_TICK,
      endedMs: (endedUser + endedSystem) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
}
