import type { orderLessons as endpoint } from '@hessa/contract/authoring/lessons/order-lessons';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { orderInUnit } from '../units/order-in-unit.ts';

export async function orderLessons(
  ctx: AccountContext,
  { params: { unitId }, body: { version, order } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return { data: { version: await orderInUnit(ctx, lessons, 'lessons.ordered', { unitId, version, order }) } };
}
