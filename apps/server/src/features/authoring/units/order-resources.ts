import { orderResources as endpoint } from '@hessa/contract/authoring/units/order-resources';
import { handle } from '../../../calls/handle.ts';
import { unitResources } from '../../units/unit-resources-table.ts';
import { orderInUnit } from './order-in-unit.ts';

export const orderResources = handle(endpoint, async (ctx, { params: { unitId }, body: { version, order } }) => {
  return { data: { version: await orderInUnit(ctx, unitResources, 'resources.ordered', { unitId, version, order }) } };
});
