import type { Feature } from '../../calls/feature.ts';
import { listAuditEvents } from './list-audit-events.ts';

export const auditFeature: Feature = {
  calls: [listAuditEvents],
};
