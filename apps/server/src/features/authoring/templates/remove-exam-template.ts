import { removeExamTemplate as endpoint } from '@hessa/contract/authoring/templates/remove-exam-template';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { examTemplates } from '../../quizzes/templates/exam-templates-table.ts';

export const removeExamTemplate = handle(endpoint, (ctx, { params: { templateId } }) =>
  ctx.withTenant(async (tx) => {
    const [removed] = await tx
      .delete(examTemplates)
      .where(and(eq(examTemplates.tenantId, ctx.tenant.id), eq(examTemplates.id, templateId)))
      .returning();
    if (!removed) throw new DomainError('template.not_found');
    await recordEvent(tx, ctx, {
      kind: 'template.removed',
      actorId: ctx.account.id,
      details: {
        template: templateId,
        before: { name: removed.name, marks: removed.marks, parts: removed.parts.length },
      },
    });
    return { data: { removed: true } };
  }),
);
