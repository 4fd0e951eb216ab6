import type { Feature } from '../../calls/feature.ts';
import { getProfile } from './get-profile.ts';
import { proveSignIn } from './teach/prove-sign-in.ts';
import { updateProfile } from './update-profile.ts';

export const profileFeature: Feature = {
  calls: [getProfile, proveSignIn, updateProfile],
};
