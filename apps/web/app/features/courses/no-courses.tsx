import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { cataloguePath } from './catalogue-path.ts';

/** Nothing for this grade, or no such grade: the four that exist are one press away. */
export function NoCourses({ grade }: { grade: Grade | null }) {
  return (
    <StatePanel
      heading={grade ? 'h2' : 'h1'}
      drawing={<CopybookDrawing />}
      title="مفيش كورسات للسنة دي دلوقتي"
      actions={GRADES.filter((other) => other !== grade).map((other) => (
        <ButtonLink key={other} to={cataloguePath(other)} look="line" size="small">
          {gradeLabel(other, 'short')}
        </ButtonLink>
      ))}
    >
      <p>
        {grade
          ? 'أول ما ينزل كورس جديد هتلاقيه هنا. لحد ساعتها شوف باقي السنين.'
          : 'السنة اللي في العنوان مش من سنين المنصة. اختار سنتك.'}
      </p>
    </StatePanel>
  );
}
