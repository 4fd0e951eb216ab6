import type { getQuizzesProgressByParent as quizzesEndpoint } from '@hessa/contract/parents/get-quizzes-progress-by-parent';
import type { getVideosProgressByParent as videosEndpoint } from '@hessa/contract/parents/get-videos-progress-by-parent';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { quizFigures, videoFigures } from '../statistics/progress-figures.ts';
import { findChild } from './find-child.ts';

/** Figures only: no name, no e-mail, no phone. */
export async function getVideosProgressByParent(
  ctx: PublicContext,
  { params, query }: InputOf<typeof videosEndpoint>,
): Promise<ResultOf<typeof videosEndpoint>> {
  const child = await findChild(ctx, 'videos', { ...params, ...query });
  if (!child) throw new DomainError('parent.not_found');
  return ctx.withTenant((tx) => videoFigures(tx, { tenantId: ctx.tenant.id, studentId: child.id }), 'read');
}

export async function getQuizzesProgressByParent(
  ctx: PublicContext,
  { params, query }: InputOf<typeof quizzesEndpoint>,
): Promise<ResultOf<typeof quizzesEndpoint>> {
  const child = await findChild(ctx, 'quizzes', { ...params, ...query });
  if (!child) throw new DomainError('parent.not_found');
  return ctx.withTenant((tx) => quizFigures(tx, { tenantId: ctx.tenant.id, studentId: child.id }), 'read');
}
