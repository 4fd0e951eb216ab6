import { isConfusing } from '@hessa/rules/quizzes/item-analysis';
import { type QuestionKindName, type QuestionPart, readPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { lookReasons } from '@hessa/rules/statistics/quiz-to-look-at';
import { sql } from 'drizzle-orm';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { courses } from '../../courses/courses-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { finalWorth, isOutOfFigures } from '../../quizzes/final-marks.ts';
import { questions } from '../../quizzes/questions-table.ts';
import { quizFigures } from '../../quizzes/quiz-figures-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { analyseQuiz, countAnswers } from '../../quizzes/teach/count-answers.ts';
import { PAPERS_JUDGED } from '../../quizzes/teach/newest-papers.ts';

const RECENT_MS = 7 * 24 * 60 * 60 * 1000;
const QUIZZES_AT_MOST = 8;

interface Row {
  lessonId: string;
  lessonName: string;
  courseName: string;
  /** Of `papers`: what waits for its marks is in neither. */
  recentPapers: number;
  papers: number;
  average: number;
}

/** Quizzes with papers of the last days: those that need a look first, then the newest. */
export async function findQuizzesToLookAt(tx: Tx, tenantId: string, now: Date) {
  const since = new Date(now.getTime() - RECENT_MS).toISOString();
  const found = await rowsOf<Omit<Row, 'average'> & { average: number | null }>(
    tx,
    sql`
    with shown as (
      select l.id, l.name, c.name as course_name, newest.submitted_at
      from ${lessons} l
      join ${courses} c on c.tenant_id = l.tenant_id and c.id = l.course_id
      cross join lateral (
        select submitted_at from ${quizResults} r where r.tenant_id = ${tenantId} and r.lesson_id = l.id
        order by submitted_at desc limit 1
      ) newest
      where l.tenant_id = ${tenantId} and l.type in ${ANSWERED_KINDS} and newest.submitted_at >= ${since}
      order by newest.submitted_at desc limit ${QUIZZES_AT_MOST}
    )
    select s.id as "lessonId", s.name as "lessonName", s.course_name as "courseName", figures.*
    from shown s cross join lateral (
      select coalesce(sum(papers), 0)::int as papers, sum(papers * score) / nullif(sum(papers), 0) as average, (
        select count(*) from ${quizResults} r
        where r.tenant_id = ${tenantId} and r.lesson_id = s.id and r.submitted_at >= ${since}
          and not ${isOutOfFigures('r')}
      )::int as "recentPapers"
      from ${quizFigures} f where f.tenant_id = ${tenantId} and f.lesson_id = s.id
    ) figures
    order by s.submitted_at desc
  `,
  );
  // A quiz of which every paper is being marked is nothing to look at yet.
  const recent = found.flatMap(({ average, ...row }) => (average === null ? [] : [{ ...row, average }]));
  if (recent.length === 0) return [];
  const doubtful = await findDoubtful(
    tx,
    tenantId,
    recent.map(({ lessonId }) => lessonId),
  );
  const quizzes = recent.map((row) => {
    const lessonId = Number(row.lessonId);
    const quiz = { ...row, lessonId, ...(doubtful.get(lessonId) ?? { confusing: 0, suspects: [] }) };
    return { ...quiz, reasons: lookReasons(quiz) };
  });
  // Sorting keeps the order of equals: the newest stay first among those that are only news.
  return quizzes.sort((a, b) => b.reasons.length - a.reasons.length);
}

/** A question's own part; what is JSON comes as text. */
interface QuestionRow {
  lessonId: string;
  kind: QuestionKindName;
  choices: string;
  rightChoice: number | null;
  details: string | null;
}

function readItem({ kind, choices, rightChoice, details }: QuestionRow): QuestionPart {
  return readPart({ kind, choices: JSON.parse(choices), rightChoice, details: JSON.parse(details ?? 'null') });
}

interface Doubtful {
  confusing: number;
  suspects: { question: number; papers: number; others: number }[];
}

/** How many questions of each quiz mislead the strong students, in its present version, and whose key looks wrong. */
async function findDoubtful(tx: Tx, tenantId: string, lessonIds: readonly string[]): Promise<Map<number, Doubtful>> {
  const ids = sql`any (${arrayOf(lessonIds)}::bigint[])`;
  const [items, answers] = await Promise.all([
    rowsOf<QuestionRow>(
      tx,
      sql`
      select q.lesson_id as "lessonId", q.kind, q.choices, q.right_choice as "rightChoice", q.details
      from ${lessons} l
      join ${questions} q on q.tenant_id = l.tenant_id and q.lesson_id = l.id and q.content_version = l.content_version
      where l.tenant_id = ${tenantId} and l.id = ${ids} order by q.position, q.id
    `,
    ),
    countAnswers(
      tx,
      sql`select newest.* from ${lessons} l cross join lateral (
          select r.lesson_id, ${finalWorth('r')} as score, r.answers from ${quizResults} r
          where r.tenant_id = ${tenantId} and r.lesson_id = l.id and r.content_version = l.content_version and ${finalWorth('r')} is not null
          order by r.submitted_at desc limit ${PAPERS_JUDGED}
        ) newest
        where l.tenant_id = ${tenantId} and l.id = ${ids}`,
    ),
  ]);
  return new Map(
    lessonIds.map(Number).map((lessonId) => {
      const ofQuiz = answers.filter((answer) => answer.lessonId === lessonId);
      const readings = analyseQuiz(items.filter((item) => Number(item.lessonId) === lessonId).map(readItem), ofQuiz);
      const confusing = readings.filter(({ reading }) => isConfusing(reading)).length;
      const suspects = readings.flatMap(({ reading, papers, difficulty }, at) =>
        reading === 'check-key' ? [{ question: at + 1, papers, others: Math.round(papers * (1 - difficulty)) }] : [],
      );
      return [lessonId, { confusing, suspects }];
    }),
  );
}
