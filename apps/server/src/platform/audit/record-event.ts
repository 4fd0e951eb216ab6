import type { Tx } from '../../db/tenant-transaction.ts';
import { type AuditValue, auditEvents } from './audit-events-table.ts';

export type AuditKind =
  | 'account.registered'
  | 'account.confirmed'
  | 'account.password_reset'
  | 'account.password_changed'
  | 'owner.claimed'
  | 'code.redeemed'
  | 'codes.many_wrong'
  | 'access.other_account'
  | 'session.signed_in'
  | 'session.refused'
  | 'session.device_refused'
  | 'session.token_reused'
  | 'session.signed_out'
  | 'student.devices_freed'
  | 'student.password_set'
  | 'student.disabled'
  | 'student.enabled'
  | 'enrolment.granted'
  | 'enrolment.extended'
  | 'enrolment.revoked'
  | 'site.profile_edited'
  | 'site.settings_edited'
  | 'site.colours_edited'
  | 'contact.edited'
  | 'book.added'
  | 'book.edited'
  | 'book.deleted';

export interface AuditEvent {
  kind: AuditKind;
  actorId?: string | null;
  subjectId?: string | null;
  /** For a change: what was changed (`course: 12`) and `before` and `after`, with the changed fields only. */
  details?: Record<string, AuditValue>;
}

interface Occasion {
  tenant: { id: string };
  now: Date;
  caller: { requestId: string };
}

/** Adds a line to the tenant's audit trail, in the transaction of the change itself. */
export async function recordEvent(tx: Tx, occasion: Occasion, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({
    tenantId: occasion.tenant.id,
    at: occasion.now,
    kind: event.kind,
    actorId: event.actorId ?? null,
    subjectId: event.subjectId ?? null,
    details: event.details ?? {},
    requestId: occasion.caller.requestId,
  });
}
