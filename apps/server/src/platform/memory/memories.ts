import type { Clock } from '../clock.ts';
import { createMemory, type Memory, type MemoryFigures, type MemoryKind } from './memory.ts';

/** Everything that one server remembers of what is in its database. */
export interface Memories {
  /** The memory of this kind; the first who asks has it made. */
  of<Value>(kind: MemoryKind<Value>): Memory<Value>;
  /** Somebody changed something of the tenant (null: of anybody), here or through another server. */
  edited(tenantId: string | null, where: EditedWhere): void;
  /** Told of every change, after what it puts out of date is out of date. */
  onEdited(listener: (tenantId: string | null, where: EditedWhere) => void): void;
  figures(): { memory: string; figures: MemoryFigures }[];
}

export type EditedWhere = 'here' | 'elsewhere';

export function createMemories(clock: Clock): Memories {
  const made = new Map<string, { kind: unknown; memory: unknown; figures: () => MemoryFigures }>();
  const afterEdits: ((tenantId: string | null) => void)[] = [];
  const listeners: ((tenantId: string | null, where: EditedWhere) => void)[] = [];
  return {
    of<Value>(kind: MemoryKind<Value>) {
      const known = made.get(kind.name);
      if (known && known.kind !== kind) throw new Error(`two memories are called ${kind.name}`);
      if (known) return known.memory as Memory<Value>;
      const memory = createMemory(kind, () => clock.now().getTime());
      made.set(kind.name, { kind, memory, figures: () => memory.figures });
      if (kind.afterEdit) afterEdits.push(memory[kind.afterEdit]);
      return memory;
    },
    edited(tenantId, where) {
      for (const apply of [...afterEdits, ...listeners]) apply(tenantId, where);
    },
    onEdited: (listener) => void listeners.push(listener),
    figures: () => [...made].map(([memory, { figures }]) => ({ memory, figures: figures() })),
  };
}
