import { getQuizzesProgressByParent as quizzesEndpoint } from '@hessa/contract/parents/get-quizzes-progress-by-parent';
import { getVideosProgressByParent as videosEndpoint } from '@hessa/contract/parents/get-videos-progress-by-parent';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { quizFigures, videoFigures } from '../statistics/progress-figures.ts';
import { findChild } from './find-child.ts';

/** Figures only: no name, no e-mail, no phone. */
export const getVideosProgressByParent = handle(videosEndpoint, async (ctx, { params, query }) => {
  const child = await findChild(ctx, 'videos', { ...params, ...query });
  if (!child) throw new DomainError('parent.not_found');
  return ctx.withTenant((tx) => videoFigures(tx, { tenantId: ctx.tenant.id, studentId: child.id }), 'read');
});

export const getQuizzesProgressByParent = handle(quizzesEndpoint, async (ctx, { params, query }) => {
  const child = await findChild(ctx, 'quizzes', { ...params, ...query });
  if (!child) throw new DomainError('parent.not_found');
  return ctx.withTenant((tx) => quizFigures(tx, { tenantId: ctx.tenant.id, studentId: child.id }), 'read');
});
