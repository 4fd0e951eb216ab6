import { editBankQuestion as endpoint } from '@hessa/contract/authoring/bank/edit-bank-question';
import { kindOf, readPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { questionProblems } from '@hessa/rules/quizzes/question-problems';
import { and, eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';
import { questionHash } from '../../quizzes/bank/content-hash.ts';
import { loadBankQuestions } from './load-bank-questions.ts';

/**
 * For what is drawn from now on. Papers hold their own copies of their questions, sat or not; what papers said of the
 * former wording is no longer said of this one.
 */
export const editBankQuestion = handle(endpoint, (ctx, { params: { questionId }, body: { version, question } }) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const own = and(eq(bankQuestions.tenantId, tenantId), eq(bankQuestions.id, questionId));
    const [current] = await tx.select().from(bankQuestions).where(own).for('no key update');
    if (!current) throw new DomainError('bank.not_found');
    const { imageMediaId } = current;
    if (questionProblems({ ...question, imageMediaId }).length > 0) throw new DomainError('bank.question_incomplete');
    const { text, weight, explanation, pinned, kind } = question;
    const words = { text: text.trim(), weight, explanation: explanation.trim() || null, pinned, kind };
    const wording = { ...words, ...kindOf(question).toRow(question) };
    // Read as the kind reads it: the database keeps the parts of a key in an order of its own.
    const kept = { ...current, ...kindOf(current).toRow(readPart(current)) };
    const isSame = Object.entries(wording).every(
      ([column, value]) => JSON.stringify(kept[column as keyof typeof wording]) === JSON.stringify(value),
    );
    if (!isSame) {
      if (current.version !== version) throw new DomainError('teach.changed_meanwhile');
      await insistOnNew(tx, tenantId, current, wording);
      await tx
        .update(bankQuestions)
        .set({ ...wording, version: version + 1, ...NOT_JUDGED })
        .where(own);
      await recordEvent(tx, ctx, {
        kind: 'bank.question_edited',
        actorId: ctx.account.id,
        details: { bankQuestion: questionId, before: { text: current.text }, after: { text: wording.text } },
      });
    }
    const [edited] = await loadBankQuestions(tx, ctx, eq(bankQuestions.id, questionId), 1);
    if (!edited) throw new DomainError('bank.not_found');
    return { data: edited };
  }),
);

const NOT_JUDGED = { papers: 0, difficulty: null, discrimination: null, measuredLevel: null };

type Wording = Pick<typeof bankQuestions.$inferSelect, 'text' | 'kind' | 'choices' | 'rightChoice' | 'details'>;

/** The bank has every question once: the same words again would be a question that is there already. */
async function insistOnNew(
  tx: Tx,
  tenantId: string,
  { id, passageId, imageMediaId }: typeof bankQuestions.$inferSelect,
  { text, kind, choices, rightChoice, details }: Wording,
): Promise<void> {
  const wanted = sql`
    select ${kind}::text as kind, ${text}::text as text, ${JSON.stringify(choices)}::jsonb as choices,
      ${rightChoice}::smallint as right_choice, ${details === null ? null : JSON.stringify(details)}::jsonb as details,
      ${imageMediaId}::text as image_media_id`;
  const [same] = await tx
    .select({ id: bankQuestions.id })
    .from(bankQuestions)
    .where(
      and(
        eq(bankQuestions.tenantId, tenantId),
        sql`${bankQuestions.hash} = (select ${questionHash('wanted')} from (${wanted}) wanted)`,
        sql`coalesce(${bankQuestions.passageId}, 0) = ${passageId ?? 0}`,
        sql`${bankQuestions.id} <> ${id}`,
      ),
    );
  if (same) throw new DomainError('bank.same_question');
}
