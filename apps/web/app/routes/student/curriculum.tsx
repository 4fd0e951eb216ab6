import { readCoursesPath } from '@hessa/rules/courses/courses-path';
import { RenewCourse } from '../../features/enrolment/renew-course.tsx';
import { CourseNotFound } from '../../features/lessons/curriculum/course-not-found.tsx';
import { CurriculumScreen } from '../../features/lessons/curriculum/curriculum-screen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { usePageData } from '../../site-data.ts';
import type { Route } from './+types/curriculum.ts';

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
        <RenewCourse course={course} onRenewed={onRenewed} onRefused={onRefused} />
      )}
    />
  );
}
