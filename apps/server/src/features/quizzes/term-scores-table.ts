import type { TermPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';

/** Each student's running sum over the submitted quizzes of a term: the honour board reads it in order of an index. */
export const termScores = tenantTable(
  'term_scores',
  ['period', 'studentId'],
  {
    period: text('period').$type<TermPeriod>().notNull(),
    studentId: uuid('student_id').notNull(),
    scoreSum: doublePrecision('score_sum').notNull(),
    quizCount: integer('quiz_count').notNull(),
    average: doublePrecision('average').generatedAlwaysAs(sql`score_sum / quiz_count`),
  },
  (table) => [
    index('term_scores_best').on(
      table.tenantId,
      table.period,
      sql`${table.average} desc`,
      sql`${table.quizCount} desc`,
      table.studentId,
    ),
    belongsTo({
      name: 'term_scores_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
