import { exportTenant } from './teach/export-tenant.ts';
import { openArchive } from './teach/open-archive.ts';

export const dataApi = { exportTenant, openArchive } as const;
