import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { LongJobKind, LongWork } from '../../platform/jobs/long-job-kind.ts';
import { longJobs } from '../../platform/jobs/long-jobs-table.ts';
import type { AskedInput } from '../../platform/jobs/start-long-job.ts';
import { accounts } from '../auth/accounts-table.ts';
import { type ImportedStudent, type ImportJob, importedAccount, madeRows } from './imported-students.ts';

interface Import {
  students: ImportedStudent[];
  /** Absent in a job that was asked for before this was told apart. */
  byHand?: boolean;
}

/** Small enough that a stop is heard within a second: a password's hash takes its time. */
const AT_ONCE = 20;

/** Goes on where it was: who is made stays made, also when the rest is called off. */
export const importStudentsKind: LongJobKind<Import> = {
  kind: 'students.import',
  afterCrash: 'resume',
  async run(work) {
    const { students } = work.input;
    const job = await importJob(work);
    await work.total(students.length);
    for (let from = work.doneBefore; from < students.length; from += AT_ONCE) {
      const some = students.slice(from, from + AT_ONCE);
      await makeSome(work, job, some, from);
      await work.step(some.length);
    }
    await work.withTenant(async (tx) => {
      const made = await madeRows(tx, job, students.length);
      const result = { made: made.length, skipped: students.length - made.length };
      await recordImport(tx, work, made, result.skipped);
      await forgetRows(tx, work);
      await work.finish(tx, result);
    });
    return undefined;
  },
  async cleanUp(work) {
    const job = await importJob(work);
    await work.withTenant(async (tx) => {
      const made = await madeRows(tx, job, work.input.students.length);
      if (made.length > 0) await recordImport(tx, work, made, work.input.students.length - made.length);
      await forgetRows(tx, work);
    });
  },
};

/** One line for the whole list: how many, of which grades, and who. Whoever was typed in has one like any student. */
async function recordImport(
  tx: Tx,
  work: LongWork<Import>,
  made: Awaited<ReturnType<typeof madeRows>>,
  skipped: number,
) {
  const actorId = work.actor.id;
  if (work.input.byHand) {
    const [student] = made;
    if (student) await recordEvent(tx, work, { kind: 'student.added', actorId, subjectId: student.id });
    return;
  }
  const grades = Map.groupBy(made, ({ grade }) => grade ?? '');
  await recordEvent(tx, work, {
    kind: 'students.imported',
    actorId,
    details: {
      count: made.length,
      skipped,
      grades: Object.fromEntries([...grades].map(([grade, students]) => [grade, students.length])),
      students: made.map(({ id }) => id),
    },
  });
}

/** The people of the list are accounts by now; a second place with their data would outlive their wish to go. */
async function forgetRows(tx: Tx, work: LongWork<Import>): Promise<void> {
  const forgotten: AskedInput = { wanted: {}, sessionId: work.actor.sessionId, serves: work.actor.serves };
  await tx
    .update(longJobs)
    .set({ input: forgotten })
    .where(and(eq(longJobs.tenantId, work.tenant.id), eq(longJobs.id, work.jobId)));
}

async function importJob(work: LongWork<Import>): Promise<ImportJob> {
  const [row] = await work.withTenant(
    (tx) =>
      tx
        .select({ askedAt: longJobs.askedAt })
        .from(longJobs)
        .where(and(eq(longJobs.tenantId, work.tenant.id), eq(longJobs.id, work.jobId))),
    'read',
  );
  const askedAt = row?.askedAt ?? work.now;
  return { tenantId: work.tenant.id, jobId: work.jobId, askedAt, secrets: work.platform.secrets };
}

async function makeSome(work: LongWork<Import>, job: ImportJob, students: ImportedStudent[], from: number) {
  const rows = await Promise.all(
    students.map(async (student, at) => {
      const { id, password } = importedAccount(job, from + at);
      const passwordHash = await work.platform.passwords.hash(password);
      return {
        ...student,
        tenantId: job.tenantId,
        id,
        role: 'student' as const,
        passwordHash,
        passwordTemporary: true,
      };
    }),
  );
  await work.withTenant(async (tx) => {
    const { now } = work;
    await tx
      .insert(accounts)
      .values(rows.map((row) => ({ ...row, emailConfirmedAt: now, createdAt: now })))
      .onConflictDoNothing();
  });
}
