import { moveCards as endpoint } from '@hessa/contract/codes/sellers/move-cards';
import { isAtLeast } from '@hessa/rules/auth/role';
import { cardNumbers } from '@hessa/rules/codes/card-number';
import { byPrice, type PricedCards, worthOf } from '@hessa/rules/codes/cards-worth';
import { isInRuns, priceInRuns, priceRuns } from '@hessa/rules/codes/price-runs';
import { type CardStep, OPPOSITE_STEP } from '@hessa/rules/codes/seller-account';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codes } from '../codes-table.ts';
import { writeLedger } from '../write-ledger.ts';
import { findLine } from './find-line.ts';
import { isUndoable } from './is-undoable.ts';
import { judgeCards, type Obstacle, RANGES_NAMED } from './judge-cards.ts';
import { lockSeller } from './lock-seller.ts';
import { sellerAccount } from './seller-accounts.ts';
import { takenBack } from './taken-back.ts';
import { writeSellerLine } from './write-seller-line.ts';

interface Times {
  handed: number;
  returned: number;
}

/** All cards of the range or none: one that is somebody else's, or sold, stops the step, and is named. */
export const moveCards = handle(endpoint, async (ctx, { params: { sellerId }, body }) => {
  const { key, step, first, last, undoes } = body;
  const { id: tenantId } = ctx.tenant;
  return ctx.withTenant(async (tx) => {
    const { name } = await lockSeller(tx, ctx, sellerId);
    const wishes = { sellerId, kind: step, firstSerial: first, lastSerial: last };
    const known = await findLine(tx, tenantId, key, wishes);
    const account = () => sellerAccount(tx, tenantId, sellerId);
    if (known)
      return {
        data: { moved: known.count, skipped: '', prices: byPrice(known.prices ?? []), seller: await account() },
      };
    const slip = undoes ? await findLine(tx, tenantId, undoes, { ...wishes, kind: OPPOSITE_STEP[step] }) : null;

    const isMeant = (serial: number) => !slip || isInRuns(slip.prices ?? [], serial);
    const wanted = { sellerId, step, first, last, isMeant };
    const { moving, staying, obstacles } = await judgeCards(tx, ctx, wanted, 'held');
    const [stopped] = obstacles;
    if (stopped) throw refusal(stopped);
    if (moving.length === 0) throw new DomainError('seller.nothing_moves');
    // Its line does not say which cards the step left as they were: nobody can tell them from those it moved.
    if (slip && moving.length > slip.count) throw new DomainError('codes.key_taken');
    const said = body.pricePiastres;
    const isOtherPrice = moving.some((card) => said !== undefined && card.pricePiastres !== said);
    if (isOtherPrice && !isAtLeast(ctx.account.role, 'teacher')) throw new DomainError('seller.price_is_teachers');

    const isUndone = slip !== null && (await isUndoable(tx, slip, moving));
    // Given again by an undo each card costs what it cost this seller.
    const given = (serial: number) =>
      step === 'handed' ? (said ?? priceInRuns(slip?.prices ?? [], serial)) : undefined;
    for (const [pricePiastres, cards] of Map.groupBy(moving, ({ serial }) => given(serial)))
      await tx
        .update(codes)
        .set(changeOf(tenantId, step, sellerId, pricePiastres, ctx.now))
        .where(
          and(
            eq(codes.tenantId, tenantId),
            inArray(
              codes.id,
              cards.map(({ id }) => id),
            ),
          ),
        );
    const priced = moving.map((card) => ({
      ...card,
      count: 1,
      pricePiastres: given(card.serial) ?? card.pricePiastres,
    }));
    const prices = byPrice(priced);
    await writeLedger(tx, ctx, ...rangesByBatch(moving).map((range) => ({ ...range, sellerId, step })));
    // With the cards moved, and without the line that counts those handed out and given back.
    const stands = await account();
    await writeSellerLine(tx, ctx, stands, {
      ...wishes,
      count: moving.length,
      // Who takes a step back has to know which cards it moved, and which had which price.
      prices: priceRuns(priced),
      takenBack: step === 'unsold' ? takenBack(moving) : null,
      undoes: isUndone ? slip.requestKey : null,
      requestKey: key,
    });
    await recordEvent(tx, ctx, {
      kind: isUndone ? (step === 'returned' ? 'cards.handed_undone' : 'cards.returned_undone') : `cards.${step}`,
      actorId: ctx.account.id,
      details: { seller: name, first, last, count: moving.length, ...pricesInTrail(prices) },
    });
    const seller = { ...stands, ...recounted(stands, step, moving.length, isUndone) };
    return {
      data: { moved: moving.length, skipped: cardNumbers(staying, RANGES_NAMED), prices, seller },
    };
  });
});

/** What the line changes of the cards that were ever handed out and given back. */
function recounted({ handed, returned }: Times, step: CardStep, count: number, isUndone: boolean): Partial<Times> {
  if (step === 'handed') return isUndone ? { returned: returned - count } : { handed: handed + count };
  if (step === 'returned') return isUndone ? { handed: handed - count } : { returned: returned + count };
  return {};
}

/** One card's price where all cost the same, and what they cost together. */
function pricesInTrail(prices: readonly PricedCards[]) {
  const [only, ...others] = prices;
  return {
    ...(only && others.length === 0 ? { pricePiastres: only.pricePiastres } : {}),
    worthPiastres: worthOf(prices),
  };
}

function changeOf(tenantId: string, step: CardStep, sellerId: number, pricePiastres: number | undefined, now: Date) {
  switch (step) {
    case 'handed':
      return { sellerId, ...(pricePiastres === undefined ? {} : { pricePiastres }) };
    case 'returned': {
      // Back in the drawer it costs again what its batch says.
      const batchPrice = sql`(select ${codeBatches.pricePiastres} from ${codeBatches} where ${codeBatches.tenantId} = ${tenantId} and ${codeBatches.id} = ${codes.batchId})`;
      return { sellerId: null, pricePiastres: batchPrice };
    }
    case 'sold':
      return { soldAt: now };
    case 'unsold':
      return { soldAt: null };
  }
}

/** The ledger is asked by batch, so a range over several has a line in each. */
function rangesByBatch(cards: readonly { batchId: number; serial: number }[]) {
  const ranges = new Map<number, { batchId: number; firstSerial: number; lastSerial: number; count: number }>();
  for (const { batchId, serial } of cards) {
    const range = ranges.get(batchId);
    if (range) Object.assign(range, { lastSerial: serial, count: range.count + 1 });
    else ranges.set(batchId, { batchId, firstSerial: serial, lastSerial: serial, count: 1 });
  }
  return [...ranges.values()];
}

function refusal({ why, serials, sellerName }: Obstacle): DomainError {
  switch (why) {
    case 'held-by-another':
      return new DomainError('seller.cards_elsewhere', { serials, name: sellerName ?? '' });
    case 'not-held':
      return new DomainError('seller.cards_not_held', { serials });
    case 'sold':
      return new DomainError('seller.cards_sold', { serials });
    case 'unknown':
      return new DomainError('seller.cards_unknown', { serials });
  }
}
