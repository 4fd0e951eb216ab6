import type { siteProfile, siteSettings } from '@hessa/contract/site/site-profile';
import type { z } from 'zod';

export type TenantProfile = Omit<z.infer<typeof siteProfile>, 'tenantId'>;
export type TenantSettings = z.infer<typeof siteSettings>;

/** The teacher's platform that a request is for. */
export interface Tenant {
  id: string;
  profile: TenantProfile;
  settings: TenantSettings;
}
