import { getQuizReport as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-report';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { scoreDistribution, scoreFigures } from '@hessa/rules/quizzes/score-figures';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { privateLink } from '../../media/private-link.ts';
import { loadQuestions } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';
import { analyseQuiz, countAnswers } from './count-answers.ts';
import { findFlags } from './find-flags.ts';
import { type FoundQuiz, findQuiz } from './find-quiz.ts';
import { fromMissingStudents } from './missing-students.ts';

export const getQuizReport = handle(endpoint, async (ctx, { params: { lessonId }, query }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const [scores, missing] = await Promise.all([
      countScores(tx, ctx.tenant.id, lessonId),
      countMissing(tx, ctx.tenant.id, quiz),
    ]);
    const versions = [...new Set(scores.map(({ version }) => version))].sort((a, b) => b - a);
    // A quiz that was just changed has no papers of its new version yet: those of the last one say more than nothing.
    const fallback = versions.includes(quiz.contentVersion)
      ? quiz.contentVersion
      : (versions[0] ?? quiz.contentVersion);
    const version = query.version !== undefined && versions.includes(query.version) ? query.version : fallback;
    const ofVersion = scores.filter((each) => each.version === version);
    const paper = { id: lessonId, contentVersion: version };
    const [questions, flags, answers] = await Promise.all([
      loadQuestions(tx, ctx, paper),
      findFlags(tx, ctx.tenant.id, paper),
      countAnswers(
        tx,
        sql`select lesson_id, score, answers from ${quizResults}
          where tenant_id = ${ctx.tenant.id} and lesson_id = ${lessonId} and content_version = ${version}`,
      ),
    ]);
    const items = analyseQuiz(questions, answers, ofVersion);
    return {
      data: {
        lessonId,
        lessonName: quiz.name,
        lessonType: quiz.type,
        isExam: quiz.exam !== null,
        unitName: quiz.unitName,
        courseId: quiz.courseId,
        courseName: quiz.courseName,
        currentVersion: quiz.contentVersion,
        version,
        versions: versions.map((each) => ({
          version: each,
          papers: scores.filter((row) => row.version === each).reduce((sum, { papers }) => sum + papers, 0),
        })),
        missing,
        flags,
        figures: scoreFigures(ofVersion),
        distribution: scoreDistribution(ofVersion),
        questions: questions.map((question, at) => {
          const item = items[at];
          const { choices, right } = sketchOf(question);
          return {
            kind: question.kind,
            text: question.text,
            imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', quiz),
            difficulty: item?.difficulty ?? 0,
            discrimination: item?.discrimination ?? null,
            reading: item?.reading ?? ('too-few' as const),
            choices: choices.map((text, choice) => ({
              text,
              isRight: right.includes(choice),
              papers: item?.choices[choice]?.papers ?? 0,
              share: item?.choices[choice]?.share ?? 0,
            })),
          };
        }),
      },
    };
  }, 'read');
});

/** Every score of every version and how many papers have it. */
async function countScores(tx: Tx, tenantId: string, lessonId: number) {
  return rowsOf<{ version: number; score: number; papers: number }>(
    tx,
    sql`
    select content_version as version, score, count(*)::int as papers from ${quizResults}
    where tenant_id = ${tenantId} and lesson_id = ${lessonId} group by 1, 2
  `,
  );
}

async function countMissing(tx: Tx, tenantId: string, quiz: FoundQuiz): Promise<number> {
  const { id: lessonId, courseId, unitId } = quiz;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count ${fromMissingStudents({ tenantId, courseId, unitId, lessonId })}`,
  );
  return row?.count ?? 0;
}
