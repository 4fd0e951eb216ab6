import { getSecondFactor as endpoint } from '@hessa/contract/team/second-factor/get-second-factor';
import { mustHaveSecondFactor } from '@hessa/rules/auth/owed-first';
import { handle } from '../../../calls/handle.ts';
import { findSecondFactor } from '../../auth/second-factor/use-second-factor.ts';

export const getSecondFactor = handle(endpoint, async (ctx) => {
  const factor = await ctx.withTenant((tx) => findSecondFactor(tx, ctx.tenant.id, ctx.account.id), 'read');
  const isOn = factor !== null && factor.confirmedAt !== null;
  return {
    data: {
      isOn,
      isRequired: mustHaveSecondFactor(ctx.account.role, ctx.platform.live),
      recoveryLeft: isOn ? factor.recoveryHashes.length : 0,
    },
  };
});
