import { COURSE_TREE } from '@hessa/rules/pages/student-pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { learningQueries } from '../../api/learning-queries.tsx';
import { useRead } from '../../api/use-read.ts';
import { type LessonWay, lessonWays } from './lesson-ways.ts';

interface OwnLessonWaysProps {
  courseId: number;
  onKnown: (ways: ReadonlyMap<number, LessonWay>) => void;
}

/** Tells a course's page, which everybody gets, where its lessons open for the student who looks; it shows nothing. */
export function OwnLessonWays(props: OwnLessonWaysProps) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Ways {...props} />
    </QueryClientProvider>
  );
}

function Ways({ courseId, onKnown }: OwnLessonWaysProps) {
  const { reply, answeredAt } = useRead(COURSE_TREE, { query: { courseid: courseId } }, { kept: true });
  const course = reply?.data;
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (course) tell(lessonWays(course, Date.parse(course.serverTime) + Date.now() - answeredAt));
  }, [course, answeredAt]);
  return null;
}
