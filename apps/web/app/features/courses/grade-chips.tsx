import { GRADES, type Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { ChipLink, Chips } from '../../ui/controls/chips.tsx';
import { cataloguePath } from './catalogue-path.ts';

/** The way from one grade's courses to another's; null where the page belongs to none of them. */
export function GradeChips({ chosen }: { chosen: Grade | null }) {
  return (
    <Chips label="كورسات كل سنة" links>
      {GRADES.map((grade) => (
        <ChipLink key={grade} to={cataloguePath(grade)} chosen={grade === chosen}>
          {gradeLabel(grade, 'short')}
        </ChipLink>
      ))}
    </Chips>
  );
}
