import { ownerTransaction } from '../../db/owner-transaction.ts';

/** What says that a person was forgotten, and why, is all that stays as it was written. */
const KEPT_KINDS = "('student.anonymised', 'student.deleted')";

/**
 * Takes a person out of the trails that the application may only add to. What happened, when and by whose hand stays;
 * what was said about the person there (names before and after, reasons, the device a code was used on) goes.
 */
export async function forgetPerson(ownerUrl: string, tenantId: string, accountId: string): Promise<void> {
  await ownerTransaction(ownerUrl, tenantId, async (run) => {
    await run(
      `update public.audit_events set details = '{"forgotten": true}'
       where tenant_id = $1 and (subject_id = $2::text::uuid or actor_id = $2::text::uuid) and kind not in ${KEPT_KINDS}`,
      [tenantId, accountId],
    );
    await run('update public.code_ledger set device = null where tenant_id = $1 and actor_id = $2::text::uuid', [
      tenantId,
      accountId,
    ]);
    await run("update public.quiz_reopenings set reason = '' where tenant_id = $1 and student_id = $2::text::uuid", [
      tenantId,
      accountId,
    ]);
  });
}
