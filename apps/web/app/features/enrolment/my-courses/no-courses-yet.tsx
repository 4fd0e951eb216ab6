import { requestedGrade } from '@hessa/rules/courses/grade';
import { gradePathWord } from '@hessa/rules/courses/grade-words';
import { coursesOfGradePath, homeCoursesPath } from '@hessa/rules/pages/public-pages';
import { myLecturesPath } from '@hessa/rules/pages/student-pages';
import type { ReactNode } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

/** Nothing yet: the place where a code is typed, and the courses of the student's own year, are one press away. */
export function NoCoursesYet({ codePress }: { codePress: ReactNode }) {
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
          {codePress}
          <ButtonLink to={catalogue} look="line">
            شوف كورسات سنتك
          </ButtonLink>
          <ButtonLink to={myLecturesPath()} look="line">
            محاضراتي
          </ButtonLink>
        </>
      }
    >
      <p>معاك كارت؟ اكتب الكود اللي عليه، والكورس هتلاقيه هنا مستنيك.</p>
    </StatePanel>
  );
}
