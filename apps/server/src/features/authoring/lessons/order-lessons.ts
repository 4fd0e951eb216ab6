import { orderLessons as endpoint } from '@hessa/contract/authoring/lessons/order-lessons';
import { handle } from '../../../calls/handle.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { orderInUnit } from '../units/order-in-unit.ts';

export const orderLessons = handle(endpoint, async (ctx, { params: { unitId }, body: { version, order } }) => {
  return { data: { version: await orderInUnit(ctx, lessons, 'lessons.ordered', { unitId, version, order }) } };
});
