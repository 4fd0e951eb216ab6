import { eraseDeleted as endpoint } from '@hessa/contract/trash/erase-deleted';
import { handle } from '../../calls/handle.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { forgetErased } from './forget-erased.ts';
import { takeDeleted } from './take-deleted.ts';

/** For who does not want to wait for thirty days: somebody asked to be forgotten, or it should never have been written. */
export const eraseDeleted = handle(endpoint, async (ctx, { params: { deletedId } }) => {
  return ctx.withTenant(async (tx) => {
    const thing = await takeDeleted(tx, ctx, deletedId);
    await forgetErased(tx, ctx.platform.jobs, thing);
    await recordEvent(tx, ctx, { kind: 'trash.erased', actorId: ctx.account.id, details: { what: thing.kind } });
    return {};
  });
});
