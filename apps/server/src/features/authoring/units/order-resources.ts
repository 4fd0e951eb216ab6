import type { orderResources as endpoint } from '@hessa/contract/authoring/units/order-resources';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { orderInUnit } from './order-in-unit.ts';

export async function orderResources(
  ctx: AccountContext,
  { params: { unitId }, body: { version, order } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return { data: { version: await orderInUnit(ctx, unitResources, 'resources.ordered', { unitId, version, order }) } };
}
