import { getQuizReport as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-report';
import { gapMisses } from '@hessa/rules/quizzes/gap-misses';
import { takesSpelling } from '@hessa/rules/quizzes/kinds/mark-gaps';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type ScoreCount, scoreDistribution, scoreFigures } from '@hessa/rules/quizzes/score-figures';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { privateLink } from '../../media/private-link.ts';
import { quizFigures } from '../quiz-figures-table.ts';
import type { Question } from '../quiz-questions.ts';
import { quizResults } from '../quiz-results-table.ts';
import { analyseQuiz, type CountedAnswer } from './count-answers.ts';
import { findEditions } from './find-editions.ts';
import { findFlags } from './find-flags.ts';
import { findQuiz } from './find-quiz.ts';
import { countPapers, newestPapers, PAPERS_JUDGED } from './newest-papers.ts';
import { countWaitedFor } from './unhanded-students.ts';

export const getQuizReport = handle(endpoint, async (ctx, { params: { lessonId }, query }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, ctx.tenant.id, lessonId);
    const place = { tenantId: ctx.tenant.id, courseId: quiz.courseId, unitId: quiz.unitId, lessonId };
    const [scores, missing, untold] = await Promise.all([
      countScores(tx, ctx.tenant.id, lessonId),
      countWaitedFor(tx, place, quiz, ctx.now),
      countUntold(tx, ctx.tenant.id, lessonId),
    ]);
    const versions = new Set(scores.map(({ version }) => version));
    const editions = await findEditions(tx, ctx, quiz, [...versions]);
    const shown = editions.filter((each) => each.together.some((version) => versions.has(version)));
    // A quiz whose key was just changed has no papers of it yet: those of the last one say more than nothing.
    const edition =
      shown.find(({ together }) => query.version !== undefined && together.includes(query.version)) ??
      shown[0] ??
      editions[0];
    const { version, together, paper, carry } = edition;
    const ofVersion = scores.filter((each) => together.includes(each.version));
    const papers = papersOf(ofVersion);
    const judged = newestPapers(ctx.tenant.id, lessonId, together);
    const { questions, sections } = paper;
    const counted = await countPapers(tx, lessonId, judged, carry);
    const isDrawn = sections.some(({ draw }) => draw !== null);
    const flags = await findFlags(tx, ctx.tenant.id, judged, isDrawn ? { questions, carry } : null);
    const written = editions[0].paper.questions;
    const items = analyseQuiz(questions, counted);
    // From its moment on a paper is told, also where its score has yet to be moved into the sums.
    const held = quiz.resultsAt !== null && ctx.now < quiz.resultsAt ? untold.held : 0;
    return {
      data: {
        lessonId,
        lessonName: quiz.name,
        lessonType: quiz.type,
        isExam: quiz.exam !== null,
        release: {
          resultsAt: quiz.resultsAt?.getTime() ?? null,
          told: papersOf(scores) + untold.forNow - held,
          held,
          waiting: untold.waiting,
          forNow: untold.forNow,
        },
        unitName: quiz.unitName,
        courseId: quiz.courseId,
        courseName: quiz.courseName,
        currentVersion: quiz.contentVersion,
        version,
        versions: shown.map(({ version: newest, together: alike }) => ({
          version: newest,
          together: alike,
          papers: papersOf(scores.filter((row) => alike.includes(row.version))),
        })),
        judgedPapers: Math.min(papers, PAPERS_JUDGED),
        missing,
        flags,
        figures: scoreFigures(ofVersion),
        distribution: scoreDistribution(ofVersion),
        questions: questions.map((question, at) => {
          const item = items[at];
          const { choices, right, pairs } = sketchOf(question);
          return {
            identity: question.identity,
            kind: question.kind,
            text: question.text,
            imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', quiz),
            difficulty: item?.difficulty ?? 0,
            discrimination: item?.discrimination ?? null,
            reading: item?.reading ?? ('too-few' as const),
            misses: missesOf(
              question,
              counted.filter((answer) => answer.question === at),
              written.find(({ identity }) => identity === question.identity),
            ),
            choices: choices.map((text, choice) => ({
              ...(pairs?.[choice] ?? { text }),
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

/** What was written into gaps and not taken, and whether the paper of today takes it. */
function missesOf(question: Question, answers: readonly CountedAnswer[], now: Question | undefined) {
  if (question.kind !== 'gaps') return [];
  return gapMisses(question, answers).map((miss) => ({
    ...miss,
    isAccepted: now?.kind === 'gaps' && miss.gap < now.gaps.length ? takesSpelling(now, miss.gap, miss.words) : null,
  }));
}

const papersOf = (scores: readonly ScoreCount[]) => scores.reduce((sum, { papers }) => sum + papers, 0);

/** Every score of every version and how many papers have it. */
async function countScores(tx: Tx, tenantId: string, lessonId: number) {
  return rowsOf<ScoreCount & { version: number }>(
    tx,
    sql`
    select content_version as version, score, sum(papers)::int as papers from ${quizFigures}
    where tenant_id = ${tenantId} and lesson_id = ${lessonId} group by 1, 2 having sum(papers) > 0
  `,
  );
}

/**
 * Of how many papers the teacher alone knows the mark, how many have none yet, and of how many it is for now: out of
 * one index of them.
 */
async function countUntold(tx: Tx, tenantId: string, lessonId: number) {
  const [row] = await rowsOf<{ held: number; waiting: number; forNow: number }>(
    tx,
    sql`select count(held_score)::int as held,
        (count(*) filter (where score is null and held_score is null))::int as waiting,
        (count(coalesce(score, held_score)) filter (where for_now))::int as "forNow"
      from ${quizResults} where tenant_id = ${tenantId} and lesson_id = ${lessonId} and (score is null or for_now)`,
  );
  return row ?? { held: 0, waiting: 0, forNow: 0 };
}
