import { saveExamTemplate as endpoint } from '@hessa/contract/authoring/templates/save-exam-template';
import { TEMPLATE_LIMITS, templateProblems } from '@hessa/rules/quizzes/templates/exam-template';
import { and, count, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { examTemplates } from '../../quizzes/templates/exam-templates-table.ts';
import { presentTemplate } from './present-template.ts';

type Stored = typeof examTemplates.$inferSelect;

export const saveExamTemplate = handle(endpoint, (ctx, { params: { templateId }, body }) =>
  ctx.withTenant(async (tx) => {
    const { version, ...template } = body;
    if (templateProblems(template).length > 0) throw new DomainError('template.incomplete');
    const tenantId = ctx.tenant.id;
    const own = and(eq(examTemplates.tenantId, tenantId), eq(examTemplates.id, templateId));
    const [current] = await tx.select().from(examTemplates).where(own).for('update');
    // A second press, or a reply that was lost: what is asked for is there already.
    if (current && isSame(current, template)) return { data: presentTemplate(current) };
    if ((current?.version ?? 0) !== version) {
      throw new DomainError(current ? 'teach.changed_meanwhile' : 'template.not_found');
    }
    if (!current) await insistOnRoom(tx, tenantId);
    const [saved] = current
      ? await tx
          .update(examTemplates)
          .set({ ...template, version: version + 1 })
          .where(own)
          .returning()
      : await tx
          .insert(examTemplates)
          .values({ tenantId, id: templateId, ...template })
          .returning();
    if (!saved) throw new Error('the template was not saved');
    await recordEvent(tx, ctx, {
      kind: 'template.saved',
      actorId: ctx.account.id,
      details: { templateId, before: current ? { name: current.name } : null, after: { name: saved.name } },
    });
    return { data: presentTemplate(saved) };
  }),
);

function isSame(current: Stored, { name, marks, parts }: Pick<Stored, 'name' | 'marks' | 'parts'>): boolean {
  const shape = (all: Stored['parts']) =>
    all.map(({ name: own, instructions, answered, questions, weight }) => [
      own,
      instructions,
      answered,
      questions,
      weight,
    ]);
  return (
    JSON.stringify([current.name, current.marks, shape(current.parts)]) === JSON.stringify([name, marks, shape(parts)])
  );
}

async function insistOnRoom(tx: Tx, tenantId: string): Promise<void> {
  const [all] = await tx.select({ count: count() }).from(examTemplates).where(eq(examTemplates.tenantId, tenantId));
  if ((all?.count ?? 0) >= TEMPLATE_LIMITS.templates) throw new DomainError('template.too_many');
}
