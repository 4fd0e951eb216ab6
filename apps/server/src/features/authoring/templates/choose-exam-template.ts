import { chooseExamTemplate as endpoint } from '@hessa/contract/authoring/templates/choose-exam-template';
import { MINISTRY_TEMPLATES } from '@hessa/rules/quizzes/templates/ministry-templates';
import { and, eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { examTemplates } from '../../quizzes/templates/exam-templates-table.ts';
import { quizTemplates } from '../../quizzes/templates/quiz-templates-table.ts';
import { lockEditedQuiz } from '../quizzes/find-edited-quiz.ts';

export const chooseExamTemplate = handle(endpoint, (ctx, { params: { lessonId }, body: { templateId } }) =>
  ctx.withTenant(async (tx) => {
    const tenantId = ctx.tenant.id;
    const quiz = await lockEditedQuiz(tx, ctx, lessonId);
    if (quiz.templateId === templateId) return { data: { templateId } };
    const name = templateId === null ? null : await nameOfTemplate(tx, tenantId, templateId);
    if (templateId === null) {
      await tx
        .delete(quizTemplates)
        .where(and(eq(quizTemplates.tenantId, tenantId), eq(quizTemplates.lessonId, lessonId)));
    } else {
      await tx
        .insert(quizTemplates)
        .values({ tenantId, lessonId, templateId })
        .onConflictDoUpdate({ target: [quizTemplates.tenantId, quizTemplates.lessonId], set: { templateId } });
    }
    await recordEvent(tx, ctx, {
      kind: 'quiz.template_chosen',
      actorId: ctx.account.id,
      details: { quiz: lessonId, after: { template: name } },
    });
    return { data: { templateId } };
  }),
);

async function nameOfTemplate(tx: Tx, tenantId: string, templateId: string): Promise<string> {
  const ministry = MINISTRY_TEMPLATES[templateId];
  if (ministry) return ministry.name;
  const [own] = await tx
    .select({ name: examTemplates.name })
    .from(examTemplates)
    .where(and(eq(examTemplates.tenantId, tenantId), sql`${examTemplates.id}::text = ${templateId}`));
  if (!own) throw new DomainError('template.not_found');
  return own.name;
}
