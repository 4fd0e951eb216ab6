import type { TermPeriod } from '@hessa/rules/statistics/term-period';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from '../auth/accounts-table.ts';

/** The period of a student's sum over every paper there is. */
export const ALL_TERMS = 'all';

/**
 * Each student's running sum over the submitted quizzes of a term, and one over all of them: the honour board and the
 * list of students read it in order of an index.
 */
export const termScores = tenantTable(
  'term_scores',
  ['period', 'studentId'],
  {
    period: text('period').$type<TermPeriod | typeof ALL_TERMS>().notNull(),
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
    // The weakest of a tenant, whatever the term.
    index('term_scores_weakest').on(table.tenantId, table.average, table.studentId).where(sql`period = 'all'`),
    belongsTo({
      name: 'term_scores_student',
      tenantId: table.tenantId,
      columns: [table.studentId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
