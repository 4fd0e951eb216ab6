import { lookAtCards as endpoint } from '@hessa/contract/codes/sellers/look-at-cards';
import { cardNumbers } from '@hessa/rules/codes/card-number';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { codeSellers } from './code-sellers-table.ts';
import { judgeCards, RANGES_NAMED } from './judge-cards.ts';

export const lookAtCards = handle(endpoint, async (ctx, { params: { sellerId }, query }) => {
  return ctx.withTenant(async (tx) => {
    const [seller] = await tx
      .select({ id: codeSellers.id })
      .from(codeSellers)
      .where(and(eq(codeSellers.tenantId, ctx.tenant.id), eq(codeSellers.id, sellerId)));
    if (!seller) throw new DomainError('seller.not_found');
    const { moving, staying, obstacles } = await judgeCards(tx, ctx, { ...query, sellerId }, 'only read');
    return {
      data: {
        moving: moving.length,
        staying: { count: staying.length, serials: cardNumbers(staying, RANGES_NAMED) },
        batches: batchesOf(moving),
        obstacles,
      },
    };
  }, 'read');
});

interface MovingCard {
  batchId: number;
  pricePiastres: number;
  label: string;
  madeAt: Date;
  opens: string | null;
  courseName: string;
}

/** Cards of one batch for one price stand together. */
function batchesOf(cards: readonly MovingCard[]) {
  const groups = new Map<string, { title: string; madeAt: string; count: number; pricePiastres: number }>();
  for (const { batchId, pricePiastres, label, madeAt, opens, courseName } of cards) {
    const key = `${batchId} ${pricePiastres}`;
    const title = label || opens || courseName;
    const group = groups.get(key) ?? { title, madeAt: madeAt.toISOString(), count: 0, pricePiastres };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}
