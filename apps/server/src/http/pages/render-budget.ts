import { addressKey } from '../../platform/limits/address-key.ts';
import type { Memories } from '../../platform/memory/memories.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';

/**
 * Pages that an address may have made for it. What is remembered costs nothing of it, and that is nearly everything that
 * visitors and students open, so a mobile operator's customers never come near.
 */
export const RENDER_BUDGET = { atOnce: 60, perSecond: 5 };

/** The address has used up what may be rendered for it: remembered pages only, for a moment. */
export class RenderBudgetSpent extends Error {
  override name = 'RenderBudgetSpent';
}

interface Budget {
  left: number;
  countedAt: number;
}

const budgets: MemoryKind<Budget> = { name: 'render budgets', bound: { entries: 10_000 } };

/** Spends one page of an address, or refuses. */
export function createRenderBudget(memories: Memories, now = () => performance.now()) {
  const { atOnce, perSecond } = RENDER_BUDGET;
  const memory = memories.of(budgets);
  return async function spend(address: string): Promise<void> {
    const at = now();
    const budget = await memory.get(addressKey(address), async () => ({ left: atOnce, countedAt: at }));
    budget.left = Math.min(atOnce, budget.left + ((at - budget.countedAt) / 1000) * perSecond);
    budget.countedAt = at;
    if (budget.left < 1) throw new RenderBudgetSpent();
    budget.left -= 1;
  };
}
