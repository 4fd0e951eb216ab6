import { updateProfile } from './update-profile.ts';

export const profileApi = { updateProfile } as const;
