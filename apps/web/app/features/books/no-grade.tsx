import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { booksPath } from './books-path.ts';

/** The address names no grade, or none of the four: each of them is one press away. */
export function NoGrade() {
  return (
    <StatePanel
      heading="h1"
      drawing={<MissingPageDrawing />}
      title="السنة مش محددة"
      actions={GRADES.map((grade) => (
        <ButtonLink key={grade} to={booksPath(grade)} look="line" size="small">
          {gradeLabel(grade, 'short')}
        </ButtonLink>
      ))}
    >
      <p>السنة الدراسية مش محددة. اختار سنة صحيحة عشان نوريك كتبها.</p>
    </StatePanel>
  );
}
