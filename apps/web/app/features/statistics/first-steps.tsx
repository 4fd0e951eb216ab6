import { homeCoursesPath } from '@hessa/rules/pages/public-pages';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import type { LessonProgress, QuizProgress } from '@hessa/rules/statistics/gauges';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

/** Nothing done yet is a beginning: it says where to go, not what is missing. */
export function FirstSteps({ lessons, quizzes }: { lessons: LessonProgress; quizzes: QuizProgress }) {
  if (lessons.watchedVideos > 0 || quizzes.solvedQuizzes > 0 || quizzes.results.length > 0) return null;
  const hasCourse = lessons.totalVideos > 0 || quizzes.totalQuizzes > 0;
  return (
    <StatePanel
      drawing={<CopybookDrawing />}
      title="أول صفحة في الكراسة"
      actions={
        <ButtonLink size="small" to={hasCourse ? enrolledCoursesPath() : homeCoursesPath()}>
          {hasCourse ? 'يلا نبدأ' : 'شوف الكورسات'}
        </ButtonLink>
      }
    >
      <p>
        {hasCourse
          ? 'كل الناس بدأت من صفر. أول فيديو تشوفه هيحرّك العدّاد، وأول امتحان هيقرّبك من ختم.'
          : 'اختار كورس، وأول فيديو تشوفه هيحرّك العدّاد.'}
      </p>
    </StatePanel>
  );
}
