import type { Reply } from '@hessa/contract/client';

export type StoredTemplate = Reply<'GET /api/teach/exam-templates'>['data']['templates'][number];
