import { type LessonAccess, lessonAccess } from '@hessa/rules/lessons/lesson-access';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { type CourseOutline, loadOutline, type OutlineUnit } from './course-outline.ts';
import { isHiddenDraft } from './is-hidden-draft.ts';
import { lessonRefusal } from './lesson-refusal.ts';
import { lessons } from './lessons-table.ts';
import { curriculumOf, loadStanding, type Standing } from './standing.ts';

export interface GatedLesson {
  outline: CourseOutline;
  unit: OutlineUnit;
  lesson: OutlineUnit['lessons'][number];
  standing: Standing;
  access: LessonAccess;
}

/** Who asks, of which tenant, and when: all that the gate goes by. */
export interface GateContext extends Pick<AccountContext, 'now' | 'platform'> {
  tenant: { id: string };
  account: { id: string };
}

/** The course of a lesson never changes, so it is asked once. */
const courseOfLesson: MemoryKind<number | null> = {
  name: 'course of a lesson',
  bound: { entries: 20_000 },
  isWorthKeeping: (courseId) => courseId !== null,
};

/** Everything that decides about one lesson for the signed-in student; refuses a lesson that does not exist. */
export async function judgeLesson(tx: Tx, ctx: GateContext, lessonId: number): Promise<GatedLesson> {
  const courseId = await findCourseId(tx, ctx, lessonId);
  if (courseId === null) throw new DomainError('lesson.not_found');
  const [outline, standing] = await Promise.all([
    loadOutline(tx, ctx, courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, courseId),
  ]);
  const unit = outline?.units.find((candidate) => candidate.lessons.some(({ id }) => id === lessonId));
  const lesson = unit?.lessons.find(({ id }) => id === lessonId);
  if (!outline || !unit || !lesson || isHiddenDraft(outline, standing.holdings)) {
    throw new DomainError('lesson.not_found');
  }
  const curriculum = curriculumOf(outline, standing.finished, ctx.now.getTime());
  const access = lessonAccess(curriculum, standing.holdings, lessonId, ctx.now.getTime());
  return { outline, unit, lesson, standing, access };
}

/** The same, and refuses whatever the rules keep shut. */
export async function openLesson(tx: Tx, ctx: GateContext, lessonId: number): Promise<GatedLesson> {
  const judged = await judgeLesson(tx, ctx, lessonId);
  const refusal = lessonRefusal(judged.access);
  if (refusal) throw refusal;
  return judged;
}

async function findCourseId(tx: Tx, { tenant, platform }: GateContext, lessonId: number): Promise<number | null> {
  return platform.memories.of(courseOfLesson).get(`${tenant.id} ${lessonId}`, async () => {
    const [lesson] = await tx
      .select({ courseId: lessons.courseId })
      .from(lessons)
      .where(and(eq(lessons.tenantId, tenant.id), eq(lessons.id, lessonId)));
    return lesson?.courseId ?? null;
  });
}
