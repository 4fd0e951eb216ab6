import { saveWatchPosition as endpoint } from '@hessa/contract/lessons/save-watch-position';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { mergeRanges, type PlayedRange } from '@hessa/rules/media/covered-seconds';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { openLesson } from './lesson-gate.ts';
import { lessonProgress } from './lesson-progress-table.ts';
import { logWatched } from './log-watched.ts';

/** A phone reports every few seconds; the disk hears of it this often. */
const WRITE_EVERY_MS = 15_000;

/** A watched video is a handful of stretches; a cheat who sends thousands keeps the longest. */
const RANGES_AT_MOST = 200;

export const saveWatchPosition = handle(endpoint, async (ctx, { body }) => {
  const saved = await ctx.withTenant(async (tx) => {
    const { lesson } = await openLesson(tx, ctx, body.lessonId);
    if (!kindOfLesson(lesson).isWatched) throw new DomainError('lesson.not_a_video');
    const key = {
      tenantId: ctx.tenant.id,
      studentId: ctx.account.id,
      courseId: lesson.courseId,
      lessonId: lesson.id,
    };
    const own = and(
      eq(lessonProgress.tenantId, key.tenantId),
      eq(lessonProgress.studentId, key.studentId),
      eq(lessonProgress.courseId, key.courseId),
      eq(lessonProgress.lessonId, key.lessonId),
    );
    // Locked, so that a stop waits for the report before it and is not lost to it.
    const [before] = await tx.select().from(lessonProgress).where(own).for('update');
    if (before && !body.stopped && ctx.now.getTime() - before.updatedAt.getTime() < WRITE_EVERY_MS) return false;
    const watched = {
      positionSeconds: body.positionSeconds,
      covered: keptRanges([...(before?.covered ?? []), ...body.played]),
      updatedAt: ctx.now,
    };
    const written = before
      ? await tx.update(lessonProgress).set(watched).where(own).returning({ lessonId: lessonProgress.lessonId })
      : await tx
          .insert(lessonProgress)
          .values({ ...key, ...watched })
          .onConflictDoNothing()
          .returning({ lessonId: lessonProgress.lessonId });
    if (written.length === 0) return false;
    await logWatched(tx, key, body.played, ctx.now);
    return true;
  });
  return { saved };
});

function keptRanges(ranges: PlayedRange[]): PlayedRange[] {
  const merged = mergeRanges(ranges);
  if (merged.length <= RANGES_AT_MOST) return merged;
  const longest = [...merged].sort((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, RANGES_AT_MOST);
  return mergeRanges(longest);
}
