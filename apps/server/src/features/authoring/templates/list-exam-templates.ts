import { listExamTemplates as endpoint } from '@hessa/contract/authoring/templates/list-exam-templates';
import { asc, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { examTemplates } from '../../quizzes/templates/exam-templates-table.ts';
import { ministryTemplates, presentTemplate } from './present-template.ts';

export const listExamTemplates = handle(endpoint, (ctx) =>
  ctx.withTenant(async (tx) => {
    const own = await tx
      .select()
      .from(examTemplates)
      .where(eq(examTemplates.tenantId, ctx.tenant.id))
      .orderBy(asc(examTemplates.name), asc(examTemplates.id));
    return { data: { templates: [...ministryTemplates(), ...own.map(presentTemplate)] } };
  }, 'read'),
);
