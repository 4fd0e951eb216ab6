import type { Feature } from '../../calls/feature.ts';
import { updateProfile } from './update-profile.ts';

export const profileFeature: Feature = {
  calls: [updateProfile],
};
