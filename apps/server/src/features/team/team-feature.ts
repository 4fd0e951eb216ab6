import type { Feature } from '../../calls/feature.ts';
import { claimOwnership } from './claim-ownership.ts';
import { inviteStaff } from './invite-staff.ts';
import { joinTeam } from './join-team.ts';
import { listTeam } from './list-team.ts';
import { readStaffInvite } from './read-staff-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { setStaffDisabled } from './set-staff-disabled.ts';
import { setStaffRole } from './set-staff-role.ts';

export const teamFeature: Feature = {
  calls: [
    claimOwnership,
    inviteStaff,
    joinTeam,
    listTeam,
    readStaffInvite,
    revokeInvite,
    setStaffDisabled,
    setStaffRole,
  ],
};
