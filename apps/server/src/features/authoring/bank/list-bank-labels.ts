import { listBankLabels as endpoint } from '@hessa/contract/authoring/bank/list-bank-labels';
import { type SQL, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';

const LABELS_AT_MOST = 300;

/** Counted over all of them: a bank has thousands, and a screen asks once. */
export const listBankLabels = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const counted = (name: SQL, from: SQL) =>
      rowsOf<{ name: string; questions: number }>(
        tx,
        sql`select ${name} as name, count(*)::int as questions from ${from}
          where b.tenant_id = ${tenantId} and not b.retired and ${name} <> ''
          group by 1 order by 2 desc, 1 limit ${LABELS_AT_MOST}`,
      );
    const all = await rowsOf<{ questions: number }>(
      tx,
      sql`select count(*)::int as questions from ${bankQuestions} b where b.tenant_id = ${tenantId} and not b.retired`,
    );
    const units = await counted(sql`b.unit`, sql`${bankQuestions} b`);
    const sources = await counted(sql`b.source`, sql`${bankQuestions} b`);
    const tags = await counted(
      sql`tag.name`,
      sql`${bankQuestions} b cross join lateral jsonb_array_elements_text(b.tags) tag(name)`,
    );
    return { data: { questions: all[0]?.questions ?? 0, units, sources, tags } };
  }, 'read'),
);
