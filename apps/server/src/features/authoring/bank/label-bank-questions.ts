import { labelBankQuestions as endpoint } from '@hessa/contract/authoring/bank/label-bank-questions';
import { withTags } from '@hessa/rules/quizzes/bank/bank-labels';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { bankQuestions } from '../../quizzes/bank/bank-questions-table.ts';

/** What is sorted is the bank alone: papers have no labels. */
export const labelBankQuestions = handle(endpoint, (ctx, { body }) =>
  ctx.withTenant(async (tx) => {
    const { ids, addTags, removeTags, ...labels } = body;
    const tenantId = ctx.tenant.id;
    const own = and(eq(bankQuestions.tenantId, tenantId), inArray(bankQuestions.id, ids));
    const found = await tx
      .select({ id: bankQuestions.id, tags: bankQuestions.tags })
      .from(bankQuestions)
      .where(own)
      .orderBy(asc(bankQuestions.id))
      .for('update');
    if (found.length === 0) return { data: { labelled: 0 } };
    if (Object.keys(labels).length > 0) await tx.update(bankQuestions).set(labels).where(own);
    if (addTags.length + removeTags.length > 0) {
      const tagged = found.map(({ id, tags }) => ({ id, tags: withTags(tags, addTags, removeTags) }));
      await tx.execute(sql`
        update ${bankQuestions} b set tags = t.tags
        from jsonb_to_recordset(${JSON.stringify(tagged)}::jsonb) as t(id bigint, tags jsonb)
        where b.tenant_id = ${tenantId} and b.id = t.id`);
    }
    await recordEvent(tx, ctx, {
      kind: 'bank.labelled',
      actorId: ctx.account.id,
      details: { questions: found.length, after: { ...toldLabels(labels), addTags, removeTags } },
    });
    return { data: { labelled: found.length } };
  }),
);

/** What was chosen and nothing else. */
const toldLabels = (labels: Record<string, string | boolean | null | undefined>) =>
  Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
