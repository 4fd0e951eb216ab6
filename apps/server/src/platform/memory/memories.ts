import type { Clock } from '../clock.ts';
import { createMemory, type Memory, type MemoryFigures, type MemoryKind } from './memory.ts';

/** Everything that one server remembers of what is in its database. */
export interface Memories {
  /** The memory of this kind; the first who asks has it made. */
  of<Value>(kind: MemoryKind<Value>): Memory<Value>;
  figures(): { memory: string; figures: MemoryFigures }[];
}

export function createMemories(clock: Clock): Memories {
  const made = new Map<string, { kind: unknown; memory: unknown; figures: () => MemoryFigures }>();
  return {
    of<Value>(kind: MemoryKind<Value>) {
      const known = made.get(kind.name);
      if (known && known.kind !== kind) throw new Error(`two memories are called ${kind.name}`);
      if (known) return known.memory as Memory<Value>;
      const memory = createMemory(kind, () => clock.now().getTime());
      made.set(kind.name, { kind, memory, figures: () => memory.figures });
      return memory;
    },
    figures: () => [...made].map(([memory, { figures }]) => ({ memory, figures: figures() })),
  };
}
