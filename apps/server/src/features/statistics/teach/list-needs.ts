import { listNeeds as endpoint } from '@hessa/contract/statistics/teach/list-needs';
import { type GivenAnswer, type HeldReason, saysInTime } from '@hessa/rules/quizzes/exams/judge-answers';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { mails } from '../../../platform/mail/mails-table.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import { heldAnswers } from '../../quizzes/exams/held-answers-table.ts';
import { isWaitedFor } from '../../quizzes/exams/held-of.ts';

/** Not remembered: whoever decides here sees the next one at once. Both are read out of indexes of what waits. */
export const listNeeds = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const [late, failedMail] = await Promise.all([
      findLate(tx, ctx.tenant.id),
      ctx.account.role === 'owner' ? findFailedMail(tx, ctx.tenant.id) : null,
    ]);
    return { data: { late, failedMail } };
  }, 'read'),
);

interface LateRow {
  papers: number;
  heldId: string;
  lessonId: string;
  lessonName: string;
  studentName: string;
  reason: HeldReason;
  answers: string;
  receivedAt: string;
  startedAt: string;
  endsAt: string;
}

/** Papers, not letters: what came of one paper in three pieces is one decision to a teacher's mind. */
async function findLate(tx: Tx, tenantId: string) {
  const [row] = await rowsOf<LateRow>(
    tx,
    sql`
    with waiting as (
      select h.id, h.student_id, h.lesson_id, h.number, h.reason, h.answers, h.received_at, s.started_at, s.ends_at
      from ${heldAnswers} h
      join ${examSittings} s on s.tenant_id = ${tenantId} and s.student_id = h.student_id
        and s.lesson_id = h.lesson_id and s.number = h.number
      where h.tenant_id = ${tenantId} and ${isWaitedFor('h')} and s.handed_in_at is not null and s.withdrawn_at is null
    )
    select (select count(distinct (student_id, lesson_id, number)) from waiting)::int as papers,
      w.id as "heldId", w.lesson_id as "lessonId", l.name as "lessonName", a.name as "studentName", w.reason, w.answers,
      w.received_at as "receivedAt", w.started_at as "startedAt", w.ends_at as "endsAt"
    from waiting w
    join ${lessons} l on l.tenant_id = ${tenantId} and l.id = w.lesson_id
    join ${accounts} a on a.tenant_id = ${tenantId} and a.id = w.student_id
    order by w.received_at, w.id limit 1`,
  );
  if (!row) return null;
  const { papers, lessonName, studentName, reason } = row;
  const [startedAt, endsAt, receivedAt] = [row.startedAt, row.endsAt, row.receivedAt].map((at) => Date.parse(at));
  const sitting = { startedAt: startedAt ?? 0, endsAt: endsAt ?? 0, handedInBy: null };
  const answers: GivenAnswer[] = JSON.parse(row.answers);
  return {
    papers,
    first: {
      heldId: Number(row.heldId),
      lessonId: Number(row.lessonId),
      ...{ lessonName, studentName, reason },
      endsAt: sitting.endsAt,
      receivedAt: receivedAt ?? 0,
      saysInTime: saysInTime(sitting, answers),
    },
  };
}

async function findFailedMail(tx: Tx, tenantId: string) {
  const [row] = await rowsOf<{ count: number; lastTo: string }>(
    tx,
    sql`
    select (count(*) over ())::int as count, recipient as "lastTo" from ${mails}
    where tenant_id = ${tenantId} and sent_at is null and tries > 0 order by id desc limit 1`,
  );
  return row ?? null;
}
