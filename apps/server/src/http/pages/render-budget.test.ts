import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createMemories } from '../../platform/memory/memories.ts';
import { createRenderBudget, RENDER_BUDGET, RenderBudgetSpent } from './render-budget.ts';

test('an address earns its pages back second by second, and never more than it may have at once [TRUST-35]', async () => {
  let now = 0;
  const spend = createRenderBudget(createMemories(systemClock), () => now);
  const pages = async () => {
    for (let made = 0; ; made += 1) {
      try {
        await spend('10.0.0.1');
      } catch (error) {
        expect(error).toBeInstanceOf(RenderBudgetSpent);
        return made;
      }
    }
  };
  expect(await pages()).toBe(RENDER_BUDGET.atOnce);
  now += 2000;
  expect(await pages()).toBe(2 * RENDER_BUDGET.perSecond);
  now += 3_600_000;
  expect(await pages()).toBe(RENDER_BUDGET.atOnce);
});
