import { getMarkingDesk as endpoint } from '@hessa/contract/quizzes/marking/get-marking-desk';
import { criteriaOf, isMarked, ON_PAPER, textOf, type WrittenAnswer } from '@hessa/rules/quizzes/kinds/written';
import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { quizResults } from '../quiz-results-table.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { findComments } from './comment-bank.ts';
import { findWritten, type WrittenPlace } from './written-questions.ts';

export const getMarkingDesk = handle(endpoint, (ctx, { params: { lessonId }, query }) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const written = await findWritten(tx, ctx, lessonId);
    const questions = [];
    for (const [identity, places] of written) {
      const [newest] = places;
      if (!newest) continue;
      const waiting = await countWaiting(tx, tenantId, lessonId, places);
      questions.push({ identity, number: newest.at + 1, form: newest.question.form, waiting });
    }
    questions.sort((one, other) => one.number - other.number);
    const chosen =
      questions.find(({ identity }) => identity === query.question) ??
      questions.find(({ waiting }) => waiting > 0) ??
      questions[0];
    const places = chosen ? (written.get(chosen.identity) ?? []) : [];
    const [newest] = places;
    const papers = newest ? await findAnswers(tx, tenantId, lessonId, places) : [];
    return {
      data: {
        lessonName: quiz.name,
        courseName: quiz.courseName,
        questions,
        question:
          chosen && newest
            ? {
                ...{ identity: chosen.identity, number: chosen.number, form: chosen.form },
                text: newest.question.text,
                weight: newest.question.weight,
                words: newest.question.words,
                model: newest.question.model,
                papers: papers.slice(0, MARKING_LIMITS.papers),
                hasMore: papers.length > MARKING_LIMITS.papers,
              }
            : null,
        comments: await findComments(tx, tenantId),
      },
    };
  }, 'read'),
);

/** The places of a question by version, as rows `p`. */
const placesInSql = (places: readonly WrittenPlace[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(places.map(({ version, at }) => ({ version, at })))}::jsonb) as p (version int, at int)`;

/** Papers whose answer is a text that nobody has marked. */
async function countWaiting(tx: Tx, tenantId: string, lessonId: number, places: readonly WrittenPlace[]) {
  const [row] = await rowsOf<{ waiting: number }>(
    tx,
    sql`
    select count(*)::int as waiting from ${quizResults} r join ${placesInSql(places)} on p.version = r.content_version
    join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
    where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId} and r.score is null and r.held_score is null
      and jsonb_typeof(r.answers -> p.at) = 'string'`,
  );
  return row?.waiting ?? 0;
}

interface Row {
  studentId: string;
  name: string;
  version: number;
  answer: string;
}

/** What was written, in the order it was handed in, so that a paper keeps its number; what waits is never left out. */
async function findAnswers(tx: Tx, tenantId: string, lessonId: number, places: readonly WrittenPlace[]) {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select * from (
      select r.student_id as "studentId", a.name, r.content_version as version, r.answers -> p.at as answer, r.submitted_at
      from ${quizResults} r join ${placesInSql(places)} on p.version = r.content_version
      join ${accounts} a on a.tenant_id = ${tenantId} and a.id = r.student_id
      where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId}
        and jsonb_typeof(r.answers -> p.at) in ('string', 'object')
      order by jsonb_typeof(r.answers -> p.at) = 'object', r.submitted_at, r.student_id limit ${MARKING_LIMITS.papers + 1}
    ) found order by submitted_at, "studentId"`,
  );
  return rows.map(({ studentId, name, version, answer: stored }) => {
    const answer: WrittenAnswer = JSON.parse(stored);
    const question = places.find((place) => place.version === version)?.question;
    return {
      ...{ studentId, name },
      text: textOf(answer),
      isOnPaper: textOf(answer) === ON_PAPER,
      criteria: question ? [...criteriaOf(question, question.weight)] : [],
      marking: isMarked(answer) ? { given: [...answer.given], comments: [...answer.comments], at: answer.at } : null,
    };
  });
}
