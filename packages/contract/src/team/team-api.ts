import { claimOwnership } from './claim-ownership.ts';
import { getServedGrades } from './get-served-grades.ts';
import { inviteStaff } from './invite-staff.ts';
import { joinTeam } from './join-team.ts';
import { listTeam } from './list-team.ts';
import { readStaffInvite } from './read-staff-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { endSecondFactor } from './second-factor/end-second-factor.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { setStaffDisabled } from './set-staff-disabled.ts';
import { setStaffGrades } from './set-staff-grades.ts';
import { setStaffRole } from './set-staff-role.ts';

export const teamApi = {
  claimOwnership,
  getServedGrades,
  inviteStaff,
  joinTeam,
  listTeam,
  readStaffInvite,
  revokeInvite,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setStaffDisabled,
  setStaffGrades,
  setStaffRole,
} as const;
