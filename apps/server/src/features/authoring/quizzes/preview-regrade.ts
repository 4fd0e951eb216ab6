import { previewRegrade as endpoint } from '@hessa/contract/authoring/quizzes/preview-regrade';
import { pageOf } from '@hessa/contract/paging';
import { marksOf } from '@hessa/rules/quizzes/marks';
import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { worthOf } from '@hessa/rules/quizzes/told-score';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { earlierStudents } from './apply-regrade.ts';
import { type EditedQuiz, findEditedQuiz } from './find-edited-quiz.ts';
import { loadRegrade } from './load-regrade.ts';
import { isClosedAttempt, reworthOf } from './regrade-attempts.ts';

type Preview = ResultOf<typeof endpoint>['data'];

const PAGE_SIZE = 20;

export const previewRegrade = handle(endpoint, (ctx, { params, query }) => {
  const { page, size } = pageOf(query, PAGE_SIZE);
  return ctx.withTenant(async (tx) => {
    const quiz = await findEditedQuiz(tx, ctx, params.lessonId);
    const { papers, untouched } = await previewPapers(tx, ctx.tenant.id, quiz);
    const changed = papers
      .filter(({ before, after }) => before.score !== after.score)
      .sort(
        (one, other) =>
          Math.abs(difference(other)) - Math.abs(difference(one)) || one.studentId.localeCompare(other.studentId),
      );
    const shown = changed.slice((page - 1) * size, page * size);
    const names = await namesOf(
      tx,
      ctx,
      shown.map(({ studentId }) => studentId),
    );
    return {
      data: {
        version: quiz.contentVersion,
        papers: papers.length,
        up: papers.filter((paper) => difference(paper) > 0).length,
        down: papers.filter((paper) => difference(paper) < 0).length,
        same: papers.length - changed.length,
        untouched,
        before: countBands(papers.map(({ before }) => before.score)),
        after: countBands(papers.map(({ after }) => after.score)),
        students: shown.map((paper) => ({ ...paper, name: names.get(paper.studentId) ?? '' })),
        changedCount: changed.length,
      },
    };
  }, 'read');
});

async function previewPapers(tx: Tx, tenantId: string, quiz: EditedQuiz) {
  const regrade = await loadRegrade(tx, tenantId, quiz);
  const papers: Omit<Preview['students'][number], 'name'>[] = [];
  let untouched = 0;
  for await (const students of earlierStudents(tx, tenantId, { lessonId: quiz.id, version: quiz.contentVersion })) {
    const rows = await tx
      .select({ result: quizResults, attempt: examSittings })
      .from(quizResults)
      .leftJoin(
        examSittings,
        and(isClosedAttempt(tenantId, quiz.id), eq(examSittings.studentId, quizResults.studentId)),
      )
      .where(
        and(
          eq(quizResults.tenantId, tenantId),
          eq(quizResults.lessonId, quiz.id),
          inArray(quizResults.studentId, students),
        ),
      )
      .orderBy(asc(examSittings.number));
    for (const [studentId, own] of Map.groupBy(rows, ({ result }) => result.studentId)) {
      const result = own[0]?.result;
      const attempts = own.flatMap(({ attempt }) => attempt ?? []);
      const reworth = result && reworthOf(regrade, quiz.contentVersion, quiz.exam, result, attempts);
      if (reworth) {
        papers.push({
          studentId,
          before: markOf({ ...result, score: worthOf(result) }),
          after: markOf(reworth.grading),
        });
      } else untouched += 1;
    }
  }
  return { papers, untouched };
}

type Paper = Pick<Preview['students'][number], 'before' | 'after'>;

/** Who has no mark yet, or is marked anew, neither rises nor falls. */
const difference = ({ before, after }: Paper): number =>
  before.score === null || after.score === null ? 0 : after.score - before.score;

type Graded = Omit<Paper['before'], 'marks'> & { possibleMarks: number | null };

function markOf({ score, correctCount, total, possibleMarks }: Graded): Paper['before'] {
  return { score, correctCount, total, marks: marksOf(score, possibleMarks) };
}

function countBands(scores: readonly (number | null)[]): Preview['before'] {
  const counts = { excellent: 0, good: 0, 'keep-practising': 0 };
  for (const score of scores) if (score !== null) counts[quizBand(score)] += 1;
  return counts;
}

async function namesOf(tx: Tx, ctx: AccountContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.tenantId, ctx.tenant.id), inArray(accounts.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
