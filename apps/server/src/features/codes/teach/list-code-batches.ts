import { listCodeBatches as endpoint } from '@hessa/contract/codes/teach/list-code-batches';
import { pageOf } from '@hessa/contract/paging';
import { handle } from '../../../calls/handle.ts';
import { countBatches, findBatches } from './find-batches.ts';

export const listCodeBatches = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  const wanted = {
    courseId: query.courseId,
    label: query.label?.trim(),
    state: query.state && { is: query.state, now: ctx.now },
  };
  return ctx.withTenant(
    async (tx) => ({
      data: {
        totalCount: await countBatches(tx, ctx.tenant.id, wanted),
        batches: await findBatches(tx, ctx.tenant.id, wanted, { size, offset: (page - 1) * size }),
      },
    }),
    'read',
  );
});
