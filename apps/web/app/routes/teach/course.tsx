import { Outlet, useMatches } from 'react-router';
import { CourseEditor } from '../../features/authoring/courses/course-editor.tsx';
import { pageMeta } from '../../page-meta.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { NotAllowedScreen } from '../../teach-shell/frame/not-allowed-screen.tsx';
import { useConsole } from '../../teach-shell/frame/use-console.ts';
import type { Route } from './+types/course.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'تعديل كورس' });
}

/**
 * The editor's frame: the tree stays while the panel beside it changes with the address. A panel is a child route; it
 * reads the course with `useTaughtCourse` and calls its `refresh` after saving, and the tree follows.
 */
export default function TeachCourse({ params }: Route.ComponentProps) {
  const { digits, isTeacher } = useConsole();
  const panel = useMatches().at(-1);
  const courseId = Number(params.courseId);
  if (!isTeacher) return <NotAllowedScreen />;
  if (!Number.isSafeInteger(courseId) || courseId < 1) return <NotFoundScreen />;
  const lessonId = Number(panel?.params.lessonId);
  const isStart = panel?.id === 'routes/teach/course-start';
  return (
    <CourseEditor
      key={courseId}
      courseId={courseId}
      digits={digits}
      step={isStart ? 'tree' : 'panel'}
      openLessonId={Number.isSafeInteger(lessonId) ? lessonId : null}
      isSettingsOpen={isStart || panel?.id === 'routes/teach/course-settings'}
    >
      <Outlet />
    </CourseEditor>
  );
}
