import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type AuditKind, recordEvent } from '../../platform/audit/record-event.ts';
import type { LongJobKind } from '../../platform/jobs/long-job-kind.ts';
import { accounts } from '../auth/accounts-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import type { SelectedChange, SelectedInput, SelectedResult } from './selected-change.ts';

const AUDIT: Record<SelectedChange['kind'], AuditKind> = {
  grant: 'students.granted',
  extend: 'students.extended',
  move: 'students.moved',
};

/**
 * All of it is one transaction and one line of the trail. The students are locked in the order of their ids, so that
 * two colleagues with overlapping selections wait for each other and each is told what was left to do.
 */
export const selectedStudentsKind: LongJobKind<SelectedInput> = {
  kind: 'students.selected',
  afterCrash: 'restart',
  async run(work) {
    const { selected, change } = work.input;
    const at = work.now;
    await work.total(selected.length);
    await work.withTenant(async (tx) => {
      const there = await lockThere(tx, work.tenant.id, selected);
      const before = there.length === 0 ? [] : await changeThem(tx, { tenantId: work.tenant.id, at }, there, change);
      const result: SelectedResult = {
        kind: change.kind,
        done: before.length,
        skipped: there.length - before.length,
        gone: new Set(selected).size - there.length,
        at: at.toISOString(),
        before,
      };
      const { kind, ...what } = change;
      await recordEvent(tx, work, {
        kind: AUDIT[kind],
        actorId: work.actor.id,
        details: {
          ...what,
          count: result.done,
          skipped: result.skipped,
          gone: result.gone,
          selected: before.map(({ id }) => id),
        },
      });
      await work.finish(tx, { ...result });
    });
    return undefined;
  },
};

async function lockThere(tx: Tx, tenantId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, tenantId),
        eq(accounts.role, 'student'),
        isNull(accounts.anonymisedAt),
        inArray(accounts.id, ids),
      ),
    )
    .orderBy(accounts.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Who was changed, with what was there before. */
async function changeThem(
  tx: Tx,
  { tenantId, at }: { tenantId: string; at: Date },
  ids: string[],
  change: SelectedChange,
): Promise<SelectedResult['before']> {
  if (change.kind === 'grant') {
    const made = await tx
      .insert(enrolments)
      .values(
        ids.map((studentId) => ({
          tenantId,
          studentId,
          courseId: change.courseId,
          enrolledAt: at,
          source: 'granted' as const,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: enrolments.studentId });
    return made.map(({ id }) => ({ id, was: null }));
  }
  if (change.kind === 'move') {
    const elsewhere = and(
      eq(accounts.tenantId, tenantId),
      inArray(accounts.id, ids),
      or(isNull(accounts.grade), ne(accounts.grade, change.grade)),
    );
    const before = await tx.select({ id: accounts.id, was: accounts.grade }).from(accounts).where(elsewhere);
    await tx
      .update(accounts)
      .set({ grade: change.grade, version: sql`${accounts.version} + 1` })
      .where(elsewhere);
    return before;
  }
  const until = new Date(change.until);
  const shorter = and(
    eq(enrolments.tenantId, tenantId),
    eq(enrolments.courseId, change.courseId),
    inArray(enrolments.studentId, ids),
    or(isNull(enrolments.extendedUntil), lt(enrolments.extendedUntil, until)),
  );
  const before = await tx
    .select({ id: enrolments.studentId, was: enrolments.extendedUntil })
    .from(enrolments)
    .where(shorter)
    .for('update');
  await tx.update(enrolments).set({ extendedUntil: until }).where(shorter);
  return before.map(({ id, was }) => ({ id, was: was?.toISOString() ?? null }));
}
