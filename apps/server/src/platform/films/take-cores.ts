import { readFileSync } from 'node:fs';

/** How many of our tools are bound to each core. */
const bound = new Map<number, number>();

/** The cores that the kernel lets this server use; none where it does not say. */
function allowedCores(): number[] {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
    return list.split(',').flatMap((range) => {
      const [from = Number.NaN, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
  } catch {
    return [];
  }
}

/** So many of the cores that the fewest tools are bound to, and the way to give them back. */
export function takeCores(count: number): { cores: number[]; giveBack: () => void } {
  const tools = (core: number) => bound.get(core) ?? 0;
  const cores = allowedCores()
    .sort((one, other) => tools(one) - tools(other) || one - other)
    .slice(0, count);
  for (const core of cores) bound.set(core, tools(core) + 1);
  return {
    cores,
    giveBack() {
      for (const core of cores) bound.set(core, tools(core) - 1);
    },
  };
}
