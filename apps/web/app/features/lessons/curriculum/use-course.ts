import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { readKey } from '../../../api/use-read.ts';
import { useWaitingCompletions } from '../../../outbox/lesson-completion.ts';
import { useSession } from '../../../session/use-session.ts';
import { askCourse, askedCourse, type CourseAnswer } from './ask-course.ts';
import { COURSE_TREE, type CourseReply } from './course-reply.ts';
import { forgetCourse } from './forget-course.ts';

export interface CourseRead {
  course: CourseReply | undefined;
  /** Add it to the phone's clock and it is the server's. */
  skewMs: number;
  /** When the shown answer came, once there is no line to ask for a newer one. */
  keptAt: number | null;
  error: ApiError | null;
  isRefreshing: boolean;
  /** Asks again, or joins the question that is on the line already. */
  refresh: () => Promise<CourseAnswer>;
}

/** The course of the page. What is known is shown at once; asking again is the page's decision, never the cache's. */
export function useCourse(courseId: number): CourseRead {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'member' ? session.user.id : '';
  const asking = {
    queryKey: readKey(userId, COURSE_TREE, askedCourse(courseId)),
    queryFn: () => askCourse(userId, courseId),
  };
  const { data, error, isFetching } = useQuery<CourseAnswer, ApiError>({
    ...asking,
    enabled: userId !== '',
    refetchOnMount: false,
  });
  const finished = useWaitingCompletions(userId);
  const answered = data?.reply.data;
  const course = useMemo(() => answered && withFinished(answered, finished), [answered, finished]);
  return {
    course,
    skewMs: data && course ? skew(course.serverTime, data.at) : 0,
    keptAt: data?.keptAt ?? (error?.isNetwork ? (data?.at ?? 0) : null),
    error,
    isRefreshing: isFetching,
    refresh: () => {
      forgetCourse(client, courseId, course);
      return client.fetchQuery({ ...asking, staleTime: 0 });
    },
  };
}

/** A video that was finished without a line is finished here as well, before the server hears of it. */
function withFinished(course: CourseReply, finished: ReadonlySet<number>): CourseReply {
  const units = course.units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) => (finished.has(lesson.id) ? { ...lesson, isCompleted: true } : lesson)),
  }));
  return { ...course, units };
}

function skew(serverTime: string, arrivedAt: number): number {
  const server = Date.parse(serverTime);
  return Number.isNaN(server) ? 0 : server - arrivedAt;
}
