import type { ExamTemplate } from '@hessa/rules/quizzes/templates/exam-template';
import { MINISTRY_TEMPLATES } from '@hessa/rules/quizzes/templates/ministry-templates';
import type { examTemplates } from '../../quizzes/templates/exam-templates-table.ts';

export const ministryTemplates = () =>
  Object.entries(MINISTRY_TEMPLATES).map(([id, template]) => present(id, 1, false, template));

export const presentTemplate = (row: typeof examTemplates.$inferSelect) => present(row.id, row.version, true, row);

const present = (id: string, version: number, own: boolean, { name, marks, parts }: ExamTemplate) => ({
  ...{ id, version, own, name, marks, parts: [...parts] },
});
