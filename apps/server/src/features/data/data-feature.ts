import type { Feature } from '../../calls/feature.ts';
import { serveArchive } from './serve-archive.ts';
import { exportTenant } from './teach/export-tenant.ts';
import { exportTenantKind } from './teach/export-tenant-kind.ts';
import { openArchive } from './teach/open-archive.ts';

export const dataFeature: Feature = {
  calls: [exportTenant, openArchive],
  longJobKinds: [exportTenantKind],
  serve: [serveArchive],
};
