import { COURSE_TREE, curriculumPath, myLecturesPath } from '@hessa/rules/pages/student-pages';
import { useRead } from '../../api/use-read.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';

export interface WayBack {
  to: string;
  label: string;
}

/** Whoever holds only a lecture of a course has no curriculum of it to go back to. */
export function wayBack(courseId: number | string, holdsCourse: boolean): WayBack {
  return holdsCourse
    ? { to: curriculumPath({ courseId }), label: 'العودة للمنهج' }
    : { to: myLecturesPath(), label: 'العودة لمحاضراتي' };
}

/** The same for a page that reads the course's tree anyway: its refusal says whose the course is not. */
export function useWayBack(courseId: number): WayBack {
  const { error } = useRead(COURSE_TREE, { query: { courseid: courseId } }, { kept: true });
  return wayBack(courseId, error?.code !== 'course.not_enrolled');
}

/** The way out of a lesson that does not open. */
export function WayBackLink({ courseId, look = 'line' }: { courseId: number; look?: 'line' | 'solid' }) {
  const { to, label } = useWayBack(courseId);
  return (
    <ButtonLink to={to} look={look}>
      {label}
    </ButtonLink>
  );
}
