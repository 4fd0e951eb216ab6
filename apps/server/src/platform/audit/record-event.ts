import type { Tx } from '../../db/tenant-transaction.ts';
import { type AuditValue, auditEvents } from './audit-events-table.ts';

export type AuditKind =
  | 'account.registered'
  | 'account.confirmed'
  | 'account.phone_given_back'
  | 'account.password_reset'
  | 'account.password_link_used'
  | 'account.password_changed'
  | 'account.device_freed'
  | 'account.second_factor_on'
  | 'account.second_factor_off'
  | 'account.recovery_renewed'
  | 'owner.claimed'
  | 'code.redeemed'
  | 'code.redeemed_for'
  | 'codes.many_wrong'
  | 'codes.made'
  | 'codes.printed'
  | 'codes.revealed'
  | 'codes.voided'
  | 'codes.unvoided'
  | 'codes.exported'
  | 'cards.handed'
  | 'cards.returned'
  | 'cards.sold'
  | 'cards.unsold'
  | 'cards.handed_undone'
  | 'cards.returned_undone'
  | 'seller.added'
  | 'seller.edited'
  | 'seller.paid'
  | 'seller.receipt_cancelled'
  | 'seller.corrected'
  | 'access.other_account'
  | 'session.signed_in'
  | 'session.refused'
  | 'session.device_refused'
  | 'session.token_reused'
  | 'session.signed_out'
  | 'session.others_ended'
  | 'session.recovery_code_used'
  | 'student.devices_freed'
  | 'student.password_set'
  | 'student.password_link'
  | 'student.password_link_revoked'
  | 'student.disabled'
  | 'student.enabled'
  | 'student.edited'
  | 'student.grade_moved'
  | 'students.grade_moved'
  | 'students.move_undone'
  | 'student.added'
  | 'student.imported'
  | 'students.imported'
  | 'students.exported'
  | 'students.marks_exported'
  | 'students.traced'
  | 'students.granted'
  | 'students.extended'
  | 'students.moved'
  | 'students.change_undone'
  | 'team.invited'
  | 'team.invite_revoked'
  | 'team.joined'
  | 'team.role_changed'
  | 'team.grades_changed'
  | 'team.disabled'
  | 'team.enabled'
  | 'announcement.published'
  | 'announcement.withdrawn'
  | 'announcement.restored'
  | 'enrolment.granted'
  | 'enrolment.extended'
  | 'enrolment.unit_extended'
  | 'enrolment.revoked'
  | 'job.cancelled'
  | 'media.uploaded'
  | 'film.made'
  | 'film.remade'
  | 'quiz.saved'
  | 'quiz.key_time_set'
  | 'quiz.template_chosen'
  | 'bank.labelled'
  | 'bank.question_edited'
  | 'template.saved'
  | 'template.removed'
  | 'quiz.results_time_set'
  | 'quiz.answer_marked'
  | 'quiz.marks_settled'
  | 'quiz.second_marking_set'
  | 'quiz.exam_set'
  | 'exam.minutes_given'
  | 'exam.held_accepted'
  | 'exam.held_refused'
  | 'exam.held_reconsidered'
  | 'student.exam_minutes_set'
  | 'quiz.regraded'
  | 'quiz.result_regraded'
  | 'course.made'
  | 'course.edited'
  | 'course.cover_set'
  | 'course.published'
  | 'course.unpublished'
  | 'course.archived'
  | 'course.deleted'
  | 'course.unarchived'
  | 'course.duplicated'
  | 'unit.added'
  | 'unit.edited'
  | 'unit.deleted'
  | 'units.ordered'
  | 'lesson.added'
  | 'lesson.renamed'
  | 'lesson.moved'
  | 'lesson.showing_set'
  | 'unit.showing_set'
  | 'lesson.duplicated'
  | 'lesson.deleted'
  | 'lessons.ordered'
  | 'resource.added'
  | 'resource.edited'
  | 'resource.deleted'
  | 'resources.ordered'
  | 'sheet.read'
  | 'quiz.reopened'
  | 'site.profile_edited'
  | 'site.settings_edited'
  | 'site.colours_edited'
  | 'contact.edited'
  | 'book.added'
  | 'book.edited'
  | 'book.deleted'
  | 'lesson.video_edited'
  | 'data.exported'
  | 'data.download_opened'
  | 'data.imported'
  | 'student.anonymised'
  | 'student.deleted'
  | 'trash.restored'
  | 'trash.erased';

export interface AuditEvent {
  kind: AuditKind;
  actorId?: string | null;
  subjectId?: string | null;
  /** For a change: what was changed (`course: 12`) and `before` and `after`, with the changed fields only. */
  details?: Record<string, AuditValue>;
}

export interface Occasion {
  tenant: { id: string };
  now: Date;
  caller: { requestId: string };
}

/** Adds a line to the tenant's audit trail, in the transaction of the change itself. */
export function recordEvent(tx: Tx, occasion: Occasion, event: AuditEvent): Promise<void> {
  return recordEvents(tx, occasion, [event]);
}

/** The same for a change of many things at once. */
export async function recordEvents(tx: Tx, occasion: Occasion, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(auditEvents).values(
    events.map(({ kind, actorId = null, subjectId = null, details = {} }) => ({
      tenantId: occasion.tenant.id,
      at: occasion.now,
      kind,
      actorId,
      subjectId,
      details,
      requestId: occasion.caller.requestId,
    })),
  );
}
