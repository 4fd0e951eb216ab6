import { getProfile } from './get-profile.ts';
import { proveSignIn } from './teach/prove-sign-in.ts';
import { updateProfile } from './update-profile.ts';

export const profileApi = { getProfile, proveSignIn, updateProfile } as const;
