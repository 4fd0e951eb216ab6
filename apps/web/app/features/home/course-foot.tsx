import type { DigitStyle } from '@hessa/rules/text/digits';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { learningQueries } from '../../api/learning-queries.tsx';
import { serverNow, serverSkew } from '../../api/server-time.ts';
import { useBuilt } from '../../api/use-built.ts';
import { CoursePress } from './course-press.tsx';
import { CourseProgress } from './course-progress.tsx';
import { useBegunPapers } from './use-begun-papers.ts';
import { useHome } from './use-home.ts';
import './course-foot.css';

export interface CourseFootProps {
  courseId: number;
  digits: DigitStyle;
  /** What stands there for a course that the student does not hold, and when nobody can say. */
  otherwise: ReactNode;
  /** …and until somebody has. */
  waiting: ReactNode;
}

/** The foot of a course's card for whoever holds it: how far, until when, and on with the next lesson. */
export function CourseFoot(props: CourseFootProps) {
  return (
    <QueryClientProvider client={learningQueries}>
      <Foot {...props} />
    </QueryClientProvider>
  );
}

function Foot({ courseId, digits, otherwise, waiting }: CourseFootProps) {
  const read = useHome();
  const { reply, error, answeredAt } = read;
  const begun = useBegunPapers(read);
  const home = reply?.data;
  const isBuilt = useBuilt(home !== undefined);
  if (!isBuilt && !error) return waiting;
  const course = home?.courses.find(({ id, enrolled }) => id === courseId && enrolled);
  if (!home || !course) return otherwise;
  // Of all cards, the one that was worked on last is the one to press.
  const isLatest = home.courses.find(({ next }) => next)?.id === courseId;
  return (
    <div className="course-foot">
      <CourseProgress course={course} now={serverNow(home, answeredAt)} digits={digits} />
      <CoursePress
        course={course}
        begun={begun}
        isLatest={isLatest}
        skewMs={serverSkew(home, answeredAt)}
        digits={digits}
      />
    </div>
  );
}
