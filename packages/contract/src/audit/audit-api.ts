import { listAuditEvents } from './list-audit-events.ts';

export const auditApi = { listAuditEvents } as const;
