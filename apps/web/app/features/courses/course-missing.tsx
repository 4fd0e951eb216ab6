import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { cataloguePath } from './catalogue-path.ts';

/** A course that was taken down, or never was. */
export function CourseMissing() {
  return (
    <div className="wrap">
      <StatePanel
        heading="h1"
        drawing={<MissingPageDrawing />}
        title="الكورس ده مش موجود"
        actions={GRADES.map((grade) => (
          <ButtonLink key={grade} to={cataloguePath(grade)} look="line" size="small">
            {gradeLabel(grade, 'short')}
          </ButtonLink>
        ))}
      >
        <p>يمكن العنوان غلط، أو الكورس اتشال. شوف كورسات سنتك.</p>
      </StatePanel>
    </div>
  );
}
