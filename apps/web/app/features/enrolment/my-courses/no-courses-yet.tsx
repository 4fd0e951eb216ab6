import { requestedGrade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursesOfGradePath, homeCoursesPath } from '@hessa/rules/pages/public-pages';
import { myLecturesPath } from '@hessa/rules/pages/student-pages';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

/** Nothing yet: the courses of the student's own year, and the place where a code is typed, are one press away. */
export function NoCoursesYet() {
  const session = useSession();
  const asked = requestedGrade(session.status === 'member' ? session.user.grade : '');
  const catalogue =
    asked.kind === 'known' ? coursesOfGradePath({ grade: gradePathWord(asked.grade) }) : homeCoursesPath();
  return (
    <StatePanel
      drawing={<CopybookDrawing />}
      title="مفيش كورسات مسجّلة"
      actions={
        <>
          <ButtonLink to={catalogue}>شوف كورسات سنتك</ButtonLink>
          <ButtonLink to={myLecturesPath()} look="line">
            محاضراتي
          </ButtonLink>
        </>
      }
    >
      <p>أول ما تشترك في كورس هتلاقيه هنا مستنيك.</p>
    </StatePanel>
  );
}
