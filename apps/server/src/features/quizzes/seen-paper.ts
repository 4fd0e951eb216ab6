import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { NamedResult } from './find-result.ts';
import { formOrders } from './form-orders.ts';
import { ordersFor, type StoredPaper } from './quiz-questions.ts';

export interface SeenPaper {
  /** Places of the whole paper in the order in which the student met them. */
  places: readonly number[];
  /** By place: the stored place of what was shown at each place. */
  orders: readonly number[][];
}

/** How a student met a paper: in a form of it, or as it is written with choices in an order of the student's own. */
export async function seenPaper(
  tx: Tx,
  ctx: AccountContext,
  { questions }: StoredPaper,
  { lessonId: id, contentVersion, form }: Pick<NamedResult, 'lessonId' | 'contentVersion' | 'form'>,
  studentId = ctx.account.id,
): Promise<SeenPaper> {
  const own = ordersFor(ctx, id, questions, studentId);
  const asWritten = { places: [...questions.keys()], orders: own };
  if (form === null) return asWritten;
  const { places, orders } = await formOrders(tx, ctx, { id, contentVersion }, form);
  if (places.length === 0) return asWritten;
  return { places, orders: own.map((order, at) => (order.length > 0 && orders.get(at)) || order) };
}
