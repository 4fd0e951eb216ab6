import { ApiError } from '../../../api/api-error.ts';
import { callDated } from '../../../api/call.ts';
import { fallbackText } from '../../../api/failure-texts.ts';
import { readPrivate, removePrivate, writePrivate } from '../../../session/private-store.ts';
import { isSignedIn } from '../../../session/session-store.ts';
import { COURSE_TREE, type TreeReply } from './course-reply.ts';

export interface CourseAnswer {
  reply: TreeReply;
  /** When the phone kept it; null for one that came over the line. */
  keptAt: number | null;
  /** When it was here, by the phone's clock. */
  at: number;
}

export const askedCourse = (courseId: number) => ({ query: { courseid: courseId } });

/**
 * Asks past every cache: the moment in the address makes each question new. An answer is kept on the phone and stands
 * in when the line is dead; a refusal takes the kept one away, since the course is no longer there to read.
 */
export async function askCourse(userId: string, courseId: number): Promise<CourseAnswer> {
  const name = `${COURSE_TREE} ${JSON.stringify(askedCourse(courseId))}`;
  try {
    const { reply, at } = await callDated(COURSE_TREE, {
      query: { courseid: courseId, timestamp: String(Date.now()) },
    });
    if (!isWhole(reply)) throw unsuccessful();
    if (isSignedIn(userId)) void writePrivate(userId, name, reply);
    return { reply, keptAt: null, at };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 403 || error.status === 404) void removePrivate(userId, name);
    if (!error.isNetwork) throw error;
    const kept = await readPrivate(userId, name);
    if (!kept || !isSignedIn(userId)) throw error;
    return { reply: kept.value as TreeReply, keptAt: kept.keptAt, at: kept.keptAt };
  }
}

/** A refusal may travel inside a 200. */
function isWhole(reply: { success?: boolean; data?: unknown }): boolean {
  return reply.success !== false && reply.data != null;
}

function unsuccessful(): ApiError {
  const { en, ar } = fallbackText(COURSE_TREE);
  return new ApiError('response.unsuccessful', 200, en, ar);
}
