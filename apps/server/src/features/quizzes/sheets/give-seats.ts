import { placeText } from '@hessa/contract/list-place';
import { giveSeats as endpoint } from '@hessa/contract/quizzes/sheets/give-seats';
import { FIRST_SERIAL, seatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { quizHolders } from './quiz-holders.ts';
import { seats } from './seats-table.ts';

interface ClassRow {
  studentId: string;
  name: string;
  serial: number | null;
}

/** As many sheets as one print job of a class. */
const AT_ONCE = 50;

export const giveSeats = handle(endpoint, (ctx, { params: { lessonId }, body: { after } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const past = after ? sql`and (a.name, a.id) > (${after.key}::text, ${after.id}::uuid)` : sql``;
    const rows = await rowsOf<ClassRow>(
      tx,
      sql`
      select a.id as "studentId", a.name, s.serial from (${quizHolders({ tenantId, ...quiz })}) held
      join ${accounts} a on a.tenant_id = ${tenantId} and a.id = held.student_id ${past}
      left join ${seats} s on s.tenant_id = ${tenantId} and s.student_id = a.id
      order by a.name, a.id limit ${AT_ONCE + 1}`,
    );
    const shown = rows.slice(0, AT_ONCE);
    const given = await seat(tx, tenantId, shown);
    const last = shown.at(-1);
    return {
      data: {
        students: shown.map(({ studentId, name, serial }) => ({
          studentId,
          name,
          seat: seatNumber(serial ?? given.get(studentId) ?? 0),
        })),
        next: last && rows.length > AT_ONCE ? placeText(last.name, last.studentId) : null,
      },
    };
  });
});

/** Numbers for those who have none, in their order; the tenant's row is held, so that no two get the same. */
async function seat(tx: Tx, tenantId: string, rows: readonly ClassRow[]): Promise<Map<string, number>> {
  const unseated = rows.filter(({ serial }) => serial === null).map(({ studentId }) => studentId);
  if (unseated.length === 0) return new Map();
  await tx.execute(sql`select from ${tenants} where tenant_id = ${tenantId} for no key update`);
  const known = await rowsOf<{ studentId: string; serial: number }>(
    tx,
    sql`
    insert into ${seats} (tenant_id, student_id, serial)
    select ${tenantId}, wanted.id::uuid, wanted.place
      + (select coalesce(max(serial), ${FIRST_SERIAL - 1}) from ${seats} where tenant_id = ${tenantId})
    from jsonb_array_elements_text(${JSON.stringify(unseated)}::jsonb) with ordinality wanted (id, place)
    on conflict (tenant_id, student_id) do update set serial = seats.serial
    returning student_id as "studentId", serial`,
  );
  return new Map(known.map(({ studentId, serial }) => [studentId, serial]));
}
