import { courseEnrolPath } from '@hessa/rules/pages/public-pages';
import { TIMINGS } from '@hessa/rules/site/timings';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useBuilt } from '../../../api/use-built.ts';
import { usePageName } from '../../../ui/lesson/use-page-name.ts';
import { Toast } from '../../../ui/notices/toast.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import type { CourseReply } from './course-reply.ts';
import { CurriculumHeader } from './curriculum-header.tsx';
import { CurriculumPage } from './curriculum-page.tsx';
import { CurriculumShimmer } from './curriculum-shimmer.tsx';
import { UpdatedBanner } from './updated-banner.tsx';
import { useCourse } from './use-course.ts';
import { useRefreshTriggers } from './use-refresh-triggers.ts';
import './curriculum-screen.css';

const NOT_REFRESHED = 'مفيش نت، فمقدرناش نحدّث المنهج.';
/** One object for good: a new one each time would make the router start the same way over and over. */
const NOT_ENROLLED = { refused: 'not-enrolled' } as const;

interface CurriculumScreenProps {
  courseId: number;
  digits: DigitStyle;
  /** The way to start a course again whose time is over. */
  renewal: (course: CourseReply, onRenewed: () => void, onRefused: (words: string) => void) => ReactNode;
}

/** A course of the student's own: where they stand, what comes next, what is shut and why. */
export function CurriculumScreen({ courseId, digits, renewal }: CurriculumScreenProps) {
  const { course, skewMs, keptAt, error, isRefreshing, refresh } = useCourse(courseId);
  const isBuilt = useBuilt(course !== undefined);
  const [updates, setUpdates] = useState(0);
  const [words, setWords] = useState<string | null>(null);

  const ask = async (forced: boolean) => {
    try {
      const { keptAt: from } = await refresh();
      if (!forced) return;
      if (from === null) setUpdates((times) => times + 1);
      else setWords(NOT_REFRESHED);
    } catch (refusal) {
      // What the page cannot show is on the page itself; here only a press wants an answer.
      if (forced && refusal instanceof ApiError) setWords(refusal.messageAr);
    }
  };
  useRefreshTriggers({ hasAnswer: course !== undefined, refresh: (forced) => void ask(forced) });
  useEffect(() => {
    // New browsers answer with a promise, which an effect would take for its clean-up.
    if (!location.hash) window.scrollTo(0, 0);
  }, []);
  const retry = () => void ask(false);
  usePageName(course?.courseName);

  if (error?.status === 403) {
    return <Navigate to={courseEnrolPath({ courseId })} replace state={NOT_ENROLLED} />;
  }
  if (error && (!course || error.status === 404)) {
    return <CourseNotFound error={error} busy={isRefreshing} onRetry={retry} />;
  }
  return (
    <>
      {course && isBuilt ? (
        <CurriculumPage
          course={course}
          skewMs={skewMs}
          keptAt={keptAt}
          digits={digits}
          busy={isRefreshing}
          banner={<Banner updates={updates} />}
          onRefresh={() => void ask(true)}
          onRefused={setWords}
          renewal={renewal(course, () => void ask(true), setWords)}
        />
      ) : (
        <>
          <CurriculumHeader title="بنفتح الكورس" />
          <CurriculumShimmer />
        </>
      )}
      <Toast icon={IconInfoCircle} onGone={() => setWords(null)}>
        {words}
      </Toast>
    </>
  );
}

/** Shows for two seconds after every forced refresh. */
function Banner({ updates }: { updates: number }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (updates === 0) return;
    const timer = setTimeout(() => setGone(updates), TIMINGS.curriculumBanner);
    return () => clearTimeout(timer);
  }, [updates]);
  return <UpdatedBanner shown={updates > gone} />;
}
