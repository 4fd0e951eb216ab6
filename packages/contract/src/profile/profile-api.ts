import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

export const profileApi = { getProfile, updateProfile } as const;
