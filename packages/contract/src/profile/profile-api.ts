import { proveSignIn } from './teach/prove-sign-in.ts';
import { updateProfile } from './update-profile.ts';

export const profileApi = { proveSignIn, updateProfile } as const;
