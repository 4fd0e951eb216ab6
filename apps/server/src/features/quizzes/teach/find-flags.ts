import { HASTY_SECONDS, hastySeconds, TWIN_WRONG_AT_LEAST } from '@hessa/rules/quizzes/paper-flags';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { quizAttempts } from '../quiz-attempts-table.ts';

/** A list for eyes: whoever has more than that has another problem. */
const FLAGS_AT_MOST = 100;

interface Row {
  studentId: string;
  name: string;
  total: number;
  wrong: number;
  openedAt: string | null;
  submittedAt: string;
  /** Names as JSON. */
  onDevice: string | null;
  onAddress: string | null;
  /** Papers of this quiz from the same network, this one included. */
  fromAddress: number;
}

/**
 * Papers that are worth a look: too fast to have been read, or with the very answers of another paper from the same
 * device or network. Whoever has the same wrong answers has the same right ones too, so papers are compared as a whole.
 */
export async function findFlags(tx: Tx, tenantId: string, papers: SQL) {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select * from (
      select r.student_id as "studentId", a.name, r.total, r.total - r.correct_count as wrong,
        t.opened_at as "openedAt", r.submitted_at as "submittedAt",
        case when r.device_mark is not null then jsonb_agg(a.name) over device end as "onDevice",
        case when r.address_mark is not null then jsonb_agg(a.name) over address end as "onAddress",
        count(*) over (partition by r.address_mark)::int as "fromAddress"
      from (${papers}) r
      join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
      left join ${quizAttempts} t
        on t.tenant_id = ${tenantId} and t.student_id = r.student_id and t.lesson_id = r.lesson_id
      window device as (partition by r.device_mark, r.answers), address as (partition by r.address_mark, r.answers)
    ) p
    where (wrong >= ${TWIN_WRONG_AT_LEAST} and greatest(jsonb_array_length("onDevice"), jsonb_array_length("onAddress")) > 1)
      or "submittedAt" - "openedAt" < total * ${HASTY_SECONDS} * interval '1 second'
    order by "submittedAt" desc, "studentId" limit ${FLAGS_AT_MOST}
  `,
  );
  return rows.map((row) => {
    const onDevice = twins(row, row.onDevice);
    return {
      studentId: row.studentId,
      name: row.name,
      wrong: row.wrong,
      secondsPerQuestion:
        row.openedAt === null ? null : hastySeconds(Date.parse(row.openedAt), Date.parse(row.submittedAt), row.total),
      onDevice,
      // Who shares the device shares the network: that is said once.
      onAddress: twins(row, row.onAddress).filter((name) => !onDevice.includes(name)),
      fromAddress: row.fromAddress,
    };
  });
}

function twins({ name, wrong }: Row, agreeing: string | null): string[] {
  if (wrong < TWIN_WRONG_AT_LEAST || agreeing === null) return [];
  const names: string[] = JSON.parse(agreeing);
  const own = names.indexOf(name);
  return names.filter((_, at) => at !== own);
}
