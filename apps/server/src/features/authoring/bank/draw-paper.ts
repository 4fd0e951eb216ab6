import { randomUUID } from 'node:crypto';
import { drawPaper as endpoint } from '@hessa/contract/authoring/bank/draw-paper';
import { type Candidate, drawPaper as draw } from '@hessa/rules/quizzes/bank/draw-paper';
import { seededRandom } from '@hessa/rules/quizzes/seeded-random';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle, type InputOf } from '../../../calls/handle.ts';
import { arrayOf } from '../../../db/array-of.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { bankPassages } from '../../quizzes/bank/bank-passages-table.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { bankUses } from '../../quizzes/bank/bank-uses-table.ts';
import { presentPassages } from '../../quizzes/quiz-parts.ts';
import { notMetThisMonth } from './not-met-this-month.ts';
import { presentContent } from './present-bank-question.ts';
import { standsInCourse } from './stands-in-course.ts';

/**
 * Which questions there are is read of all of them, as little of each as drawing needs; what they say only of those
 * that were drawn.
 */
export const drawPaper = handle(endpoint, (ctx, { body }) =>
  ctx.withTenant(async (tx) => {
    const candidates = await loadCandidates(tx, ctx, body);
    const drawn = draw(body.rows, candidates, seededRandom(randomUUID()));
    const rowOf = new Map(drawn.flatMap((ids, row) => ids.map((id) => [id, row] as const)));
    const found = drawn.map((ids) => ids.length);
    if (rowOf.size === 0) return { data: { found, questions: [], passages: [] } };
    const questions = await tx
      .select()
      .from(bankQuestions)
      .where(and(eq(bankQuestions.tenantId, ctx.tenant.id), inArray(bankQuestions.id, [...rowOf.keys()])));
    const passages = await loadPassages(tx, ctx, questions);
    const places = new Map(passages.map(({ id }, at) => [id, at]));
    const shown = presentPassages(ctx, null, passages).map((passage, at) => ({
      ...passage,
      imageMediaId: passages[at]?.imageMediaId ?? null,
      audioMediaId: passages[at]?.audioMediaId ?? null,
    }));
    const order = new Map([...rowOf.keys()].map((id, at) => [id, at]));
    const inOrder = questions.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    return {
      data: {
        found,
        questions: inOrder.map((question) => ({
          ...presentContent(ctx, question),
          row: rowOf.get(question.id) ?? 0,
          passage: question.passageId === null ? null : (places.get(question.passageId) ?? null),
        })),
        passages: shown,
      },
    };
  }, 'read'),
);

async function loadCandidates(
  tx: Tx,
  ctx: AccountContext,
  { unusedOnly, lessonId, course, except }: InputOf<typeof endpoint>['body'],
): Promise<Candidate[]> {
  const tenantId = ctx.tenant.id;
  const unused = unusedOnly ? sql`and ${notMetThisMonth(tenantId, ctx.now)}` : sql``;
  const all = await rowsOf<Candidate & { isFree: boolean; isThere: boolean }>(
    tx,
    sql`
    select id::int, unit, skill, coalesce(level, measured_level) as level, kind, passage_id::int as passage,
      id <> all(${arrayOf(except)}::bigint[]) ${unused}
      and not exists (select 1 from ${bankUses} here
        where here.tenant_id = ${tenantId} and here.lesson_id = ${lessonId} and here.bank_id = ${bankQuestions.id}) as "isFree",
      ${course === null ? sql`true` : standsInCourse(tenantId, course)} as "isThere"
    from ${bankQuestions} where tenant_id = ${tenantId} and not retired`,
  );
  // A passage of which one question is taken is taken: the others would stand without it.
  const torn = new Set(all.flatMap(({ isFree, passage }) => (isFree ? [] : (passage ?? []))));
  // One of a passage that stands in the course brings the others.
  const met = new Set(all.flatMap(({ isThere, passage }) => (isThere ? (passage ?? []) : [])));
  return all.filter(({ isFree, isThere, passage }) =>
    passage === null ? isFree && isThere : !torn.has(passage) && met.has(passage),
  );
}

async function loadPassages(tx: Tx, ctx: AccountContext, questions: readonly { passageId: number | null }[]) {
  const ids = [...new Set(questions.flatMap(({ passageId }) => passageId ?? []))];
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(bankPassages)
    .where(and(eq(bankPassages.tenantId, ctx.tenant.id), inArray(bankPassages.id, ids)));
}
