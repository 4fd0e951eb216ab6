import { listDifferences as endpoint } from '@hessa/contract/quizzes/marking/list-differences';
import { criteriaOf, type OpenText, type OwnMarking } from '@hessa/rules/quizzes/kinds/written';
import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { countAnswers, differsInSql, writtenAnswersInSql } from './answers-in-sql.ts';
import { findWritten } from './written-questions.ts';

interface Row {
  identity: string;
  studentId: string;
  name: string;
  version: number;
  answer: string;
}

export const listDifferences = handle(endpoint, (ctx, { params: { lessonId } }) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const written = await findWritten(tx, ctx, lessonId);
    const answers = writtenAnswersInSql(tenantId, lessonId, written);
    const counted = await countAnswers(tx, answers, ctx.account.id);
    const rows = await rowsOf<Row>(
      tx,
      sql`
      select w.identity, w.student_id as "studentId", w.name, w.content_version as version, w.answer
      from (${answers}) w where ${differsInSql(sql.raw('w.answer'))}
      order by w.answer -> 'markings' -> 1 ->> 'at', w.student_id limit ${MARKING_LIMITS.papers}`,
    );
    const papers = rows.map((row) => ({ ...row, open: JSON.parse(row.answer) as OpenText }));
    const names = await findNames(
      tx,
      tenantId,
      papers.flatMap(({ open }) => open.markings.map(({ by }) => by)),
    );
    const present = ({ by, given, comments, at }: OwnMarking) => ({
      ...{ given: [...given], comments: [...comments], at },
      name: names.get(by) ?? '',
    });
    const numberOf = (identity: string) => (written.get(identity)?.[0]?.at ?? 0) + 1;
    return {
      data: {
        lessonName: quiz.name,
        questions: counted
          .filter(({ both }) => both > 0)
          .map(({ identity, both, close, meanDifference }) => ({
            ...{ identity, number: numberOf(identity), both, close, meanDifference },
          }))
          .sort((one, other) => one.number - other.number),
        differing: counted.reduce((sum, each) => sum + each.differing, 0),
        papers: papers.flatMap(({ identity, studentId, name, version, open }) => {
          const question = written.get(identity)?.find((place) => place.version === version)?.question;
          const [first, second] = open.markings;
          if (!question || !first || !second) return [];
          return {
            ...{ question: identity, number: numberOf(identity), studentId, name, text: open.text, at: second.at },
            criteria: [...criteriaOf(question, question.weight)],
            ...{ first: present(first), second: present(second) },
          };
        }),
      },
    };
  }, 'read'),
);

/** Also of those who left the team: what they gave stays theirs. */
async function findNames(tx: Tx, tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.tenantId, tenantId), inArray(accounts.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
