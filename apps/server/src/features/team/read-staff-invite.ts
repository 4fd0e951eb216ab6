import type { readStaffInvite as endpoint } from '@hessa/contract/team/read-staff-invite';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { openInvite } from './open-invite.ts';

export async function readStaffInvite(
  ctx: PublicContext,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { name, role } = await openInvite(ctx, body.invite);
  return { data: { name, role } };
}
