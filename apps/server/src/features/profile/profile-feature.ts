import type { Feature } from '../../calls/feature.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

export const profileFeature: Feature = {
  calls: [getProfile, updateProfile],
};
