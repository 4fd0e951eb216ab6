import { getQuizzesProgressByParent as quizzesEndpoint } from '@hessa/contract/parents/get-quizzes-progress-by-parent';
import { getVideosProgressByParent as videosEndpoint } from '@hessa/contract/parents/get-videos-progress-by-parent';
import type { PublicContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { countMissing, findUnitsAndPapers } from '../quizzes/missing-quizzes.ts';
import { finishedInTwoWeeks } from '../statistics/finished-lessons.ts';
import { quizFigures, videoFigures } from '../statistics/progress-figures.ts';
import { findChild } from './find-child.ts';

/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Figures<Result> = (tx: Tx, of: { tenantId: string; studentId: string; now: Date }) => Promise<Result>;

/** Figures only: no name, no e-mail, no phone. */
export const getVideosProgressByParent = handle(videosEndpoint, async (ctx, { params, query }) =>
  figuresOf(ctx, await findChild(ctx, 'videos', { ...params, ...query }), async (tx, of) => {
    const [figures, weeks] = await Promise.all([videoFigures(tx, of), finishedInTwoWeeks(tx, of)]);
    return { ...figures, weeks };
  }),
);

export const getQuizzesProgressByParent = handle(quizzesEndpoint, async (ctx, { params, query }) =>
  figuresOf(ctx, await findChild(ctx, 'quizzes', { ...params, ...query }), async (tx, of) => {
    const { tenantId, studentId, now } = of;
    const [figures, held] = await Promise.all([
      quizFigures(tx, of),
      findUnitsAndPapers(tx, tenantId, [studentId], now),
    ]);
    const { missing, shut } = countMissing(held, now);
    return { ...figures, missedQuizzes: missing, shutQuizzes: shut };
  }),
);

/** Nobody's figures are read as well: however busy the server is, an unknown pair takes as long as a known one. */
async function figuresOf<Result>(ctx: PublicContext, child: { id: string } | null, read: Figures<Result>) {
  const studentId = child?.id ?? NOBODY;
  const figures = await ctx.withTenant((tx) => read(tx, { tenantId: ctx.tenant.id, studentId, now: ctx.now }), 'read');
  if (!child) throw new DomainError('parent.not_found');
  return figures;
}
