import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, Suspense } from 'react';
import { latePart } from '../../offline/late-part.ts';
import type { StoredUser } from '../../session/stored-user.ts';
import { useSession } from '../../session/use-session.ts';
import { Shimmer } from '../../ui/notices/shimmer.tsx';

const CourseFoot = latePart(async () => (await import('./course-foot.tsx')).CourseFoot);

interface OwnCourseFootProps {
  courseId: number;
  digits: DigitStyle;
  /** What everybody sees there. */
  otherwise: ReactNode;
}

/** What to press on a course's card: a student's own next lesson where the course is held. */
export function OwnCourseFoot({ courseId, digits, otherwise }: OwnCourseFootProps) {
  const session = useSession();
  return (
    <div className="own-foot" data-session={session.status}>
      {session.status === 'member' && session.user.role === 'student' ? (
        <StudentFoot user={session.user} courseId={courseId} digits={digits} otherwise={otherwise} />
      ) : (
        otherwise
      )}
    </div>
  );
}

function StudentFoot({ user, courseId, digits, otherwise }: OwnCourseFootProps & { user: StoredUser }) {
  // The phone remembers which courses were there last time: their cards keep the room.
  const waiting = user.enrolledCourses.includes(courseId) ? <FootShape /> : otherwise;
  return (
    <Suspense fallback={waiting}>
      <CourseFoot courseId={courseId} digits={digits} otherwise={otherwise} waiting={waiting} />
    </Suspense>
  );
}

function FootShape() {
  return (
    <>
      <Shimmer />
      <Shimmer shape="short-line" />
      <Shimmer shape="button" />
    </>
  );
}
