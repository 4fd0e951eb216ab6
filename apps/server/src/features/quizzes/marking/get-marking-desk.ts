import { getMarkingDesk as endpoint } from '@hessa/contract/quizzes/marking/get-marking-desk';
import { criteriaOf, ON_PAPER, textOf, type WrittenAnswer } from '@hessa/rules/quizzes/kinds/written';
import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { seenMarking, stageOf } from '@hessa/rules/quizzes/second-marking';
import { type SQL, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from '../exams/exam-sittings-table.ts';
import { heldAnswers } from '../exams/held-answers-table.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { type AnswerCounts, countAnswers, waitsInSql, writtenAnswersInSql } from './answers-in-sql.ts';
import { findComments } from './comment-bank.ts';
import { presentMarking } from './mark-one.ts';
import { findWritten, type WrittenPlace } from './written-questions.ts';

export const getMarkingDesk = handle(endpoint, (ctx, { params: { lessonId }, query }) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const written = await findWritten(tx, ctx, lessonId);
    const counted = await countAnswers(tx, writtenAnswersInSql(tenantId, lessonId, written), ctx.account.id);
    const questions = [...written].flatMap(([identity, [newest]]) => {
      const counts = counted.find((each) => each.identity === identity) ?? { ...NO_ANSWERS, identity };
      return newest ? [{ ...counts, number: newest.at + 1, form: newest.question.form }] : [];
    });
    questions.sort((one, other) => one.number - other.number);
    const chosen =
      questions.find(({ identity }) => identity === query.question) ??
      questions.find(({ waiting }) => waiting > 0) ??
      questions[0];
    const places = chosen ? (written.get(chosen.identity) ?? []) : [];
    const [newest] = places;
    return {
      data: {
        lessonName: quiz.name,
        courseName: quiz.courseName,
        questions: questions.map(({ identity, number, form, waiting }) => ({ identity, number, form, waiting })),
        question:
          chosen && newest
            ? {
                ...{ identity: chosen.identity, number: chosen.number, form: chosen.form },
                ...{ all: chosen.all, waiting: chosen.waiting, differing: chosen.differing },
                agreement: { both: chosen.both, close: chosen.close, meanDifference: chosen.meanDifference },
                text: newest.question.text,
                weight: newest.question.weight,
                words: newest.question.words,
                model: newest.question.model,
                ...(await findPage(
                  tx,
                  { tenantId, lessonId },
                  writtenAnswersInSql(tenantId, lessonId, new Map([[chosen.identity, places]])),
                  places,
                  ctx.account.id,
                  query.page,
                )),
              }
            : null,
        comments: await findComments(tx, tenantId),
      },
    };
  }, 'read'),
);

const NO_ANSWERS: Omit<AnswerCounts, 'identity'> = {
  ...{ all: 0, waiting: 0, differing: 0, both: 0, close: 0, meanDifference: null },
};

interface Row {
  page: number;
  studentId: string;
  name: string;
  version: number;
  answer: string;
  isLate: boolean;
}

/**
 * What was written, in the order it was handed in, so that a paper keeps its number: a page, or that of the first that
 * waits.
 */
async function findPage(
  tx: Tx,
  { tenantId, lessonId }: { tenantId: string; lessonId: number },
  written: SQL,
  places: readonly WrittenPlace[],
  marker: string,
  wanted: number | undefined,
) {
  const page = sql.raw(`(place - 1) / ${MARKING_LIMITS.papers} + 1`);
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with numbered as (
      select w.*, row_number() over (order by w.submitted_at, w.student_id)::int as place from (${written}) w
    ), chosen as (
      select least(coalesce(${wanted ?? null}::int,
        (select min(place) - 1 from numbered where ${waitsInSql(sql.raw('answer'), marker)}) / ${MARKING_LIMITS.papers} + 1, 1),
        (select max(${page}) from numbered)) as page
    )
    select c.page, n.student_id as "studentId", n.name, n.content_version as version, n.answer,
      ${cameLateInSql({ tenantId, lessonId }, places)} as "isLate"
    from numbered n join chosen c on ${page} = c.page order by n.place`,
  );
  return {
    page: rows[0]?.page ?? 1,
    papers: rows.map(({ studentId, name, version, answer: stored, isLate }) => {
      const answer: WrittenAnswer = JSON.parse(stored);
      const question = places.find((place) => place.version === version)?.question;
      return {
        ...{ studentId, name, isLate },
        text: textOf(answer),
        isOnPaper: textOf(answer) === ON_PAPER,
        criteria: question ? [...criteriaOf(question, question.weight)] : [],
        stage: stageOf(answer, marker),
        marking: presentMarking(seenMarking(answer, marker)),
      };
    }),
  };
}

/**
 * Whether the words of a paper `n` are those of a late answer to this question, in the attempt that counts, which was
 * accepted. Where no paper is of that attempt's version any more its places are not known, and the words alone tell.
 */
function cameLateInSql(
  { tenantId, lessonId }: { tenantId: string; lessonId: number },
  places: readonly WrittenPlace[],
): SQL {
  const known = JSON.stringify(places.map(({ version, at }) => ({ version, at })));
  return sql`exists (
    select from ${heldAnswers} h
    join ${examSittings} s on s.tenant_id = ${tenantId} and s.student_id = h.student_id and s.lesson_id = h.lesson_id
      and s.number = h.number and s.handed_in_at = n.submitted_at
    left join jsonb_to_recordset(${known}::jsonb) as p (version int, at int) on p.version = s.content_version
    cross join lateral jsonb_array_elements(h.answers) late
    where h.tenant_id = ${tenantId} and h.student_id = n.student_id and h.lesson_id = ${lessonId}
      and h.decision = 'accepted' and late ->> 'choice' = coalesce(n.answer ->> 'text', n.answer #>> '{}')
      and coalesce(coalesce(s.drawn -> (late ->> 'position')::int, late -> 'position') = to_jsonb(p.at), true)
  )`;
}
