import { listBankLabels as endpoint } from '@hessa/contract/authoring/bank/list-bank-labels';
import { type SQL, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';

const LABELS_AT_MOST = 300;

/** Counted over all of them: a bank has thousands, and a screen asks once. */
export const listBankLabels = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const counted = <Row extends object>(name: SQL, count: SQL, from: SQL) =>
      rowsOf<Row & { name: string; questions: number }>(
        tx,
        sql`select ${name} as name, ${count} from ${from}
          where b.tenant_id = ${tenantId} and not b.retired and ${name} <> ''
          group by 1 order by questions desc, 1 limit ${LABELS_AT_MOST}`,
      );
    const once = sql`count(*)::int as questions`;
    const uses = sql`${bankUses} u join ${lessons} l on l.tenant_id = ${tenantId} and l.id = u.lesson_id
      and u.tenant_id = ${tenantId}`;
    const all = await rowsOf<{ questions: number; courses: string }>(
      tx,
      sql`select count(*)::int as questions, (
          select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id desc), '[]')
          from ${courses} c where c.tenant_id = ${tenantId}
            and exists (select 1 from ${uses} where u.tenant_id = ${tenantId} and l.course_id = c.id)
        ) as courses
        from ${bankQuestions} b where b.tenant_id = ${tenantId} and not b.retired`,
    );
    const units = await counted<{ courses: string }>(
      sql`b.unit`,
      sql`count(distinct b.id)::int as questions,
        coalesce(json_agg(distinct l.course_id) filter (where l.course_id is not null), '[]') as courses`,
      sql`${bankQuestions} b left join (${uses}) on u.tenant_id = ${tenantId} and u.bank_id = b.id`,
    );
    const sources = await counted(sql`b.source`, once, sql`${bankQuestions} b`);
    const tags = await counted(
      sql`tag.name`,
      once,
      sql`${bankQuestions} b cross join lateral jsonb_array_elements_text(b.tags) tag(name)`,
    );
    return {
      data: {
        questions: all[0]?.questions ?? 0,
        courses: JSON.parse(all[0]?.courses ?? '[]'),
        units: units.map(({ courses: within, ...unit }) => ({ ...unit, courses: JSON.parse(within) })),
        sources,
        tags,
      },
    };
  }, 'read'),
);
