import { readStaffInvite as endpoint } from '@hessa/contract/team/read-staff-invite';
import { handle } from '../../calls/handle.ts';
import { openInvite } from './open-invite.ts';

export const readStaffInvite = handle(endpoint, async (ctx, { body }) => {
  const { name, role } = await openInvite(ctx, body.invite);
  return { data: { name, role } };
});
