import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { Suspense } from 'react';
import { CourseNotFound } from '../../features/lessons/curriculum/course-not-found.tsx';
import { CurriculumScreen } from '../../features/lessons/curriculum/curriculum-screen.tsx';
import { latePart } from '../../offline/late-part.ts';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/curriculum.ts';

/** Only for a course whose time is over. */
const RenewCourse = latePart(async () => (await import('../../features/enrolment/renew-course.tsx')).RenewCourse);

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'المنهج' });
}

export default function Curriculum({ params }: Route.ComponentProps) {
  const digits = usePageData()?.site.settings.digits ?? 'arabic';
  const path = readCoursesPath(params.courseId);
  if (path.kind !== 'course') return <CourseNotFound error={null} busy={false} onRetry={() => {}} />;
  // Another course is another page: nothing said or unfolded goes along.
  return (
    <CurriculumScreen
      key={path.id}
      courseId={path.id}
      digits={digits}
      renewal={(course, onRenewed, onRefused) => (
        <Suspense fallback={null}>
          <RenewCourse course={course} onRenewed={onRenewed} onRefused={onRefused} />
        </Suspense>
      )}
    />
  );
}
