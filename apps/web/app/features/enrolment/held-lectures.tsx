import { unitViewerPath } from '@hessa/rules/pages/student-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { HeldLecture } from './use-enrolled.ts';

/** What codes have opened of a course: the way into it comes before the offer of the rest. */
export function HeldLectures({ lectures }: { lectures: readonly HeldLecture[] }) {
  return (
    <Sheet className="course-act-part held-sheet">
      <p className="held-lectures">
        <PenMark mark="tick" />
        {lectures.length === 1 ? 'معاك محاضرة من الكورس ده' : 'معاك محاضرات من الكورس ده'}
      </p>
      {lectures.map(({ unitId, unitName, active }) => (
        <ButtonLink key={unitId} wide look={active ? 'solid' : 'line'} to={unitViewerPath({ unitId })}>
          <span>
            ادخل <RtlTitle>{unitName}</RtlTitle>
          </span>
        </ButtonLink>
      ))}
      <p className="course-act-lead">
        {lectures.some(({ active }) => active)
          ? 'ادخل على طول من غير كود تاني. ولو عايز الكورس كله، الاشتراك تحت.'
          : 'وقتها خلص. كود جديد يفتحها تاني، أو اشترك في الكورس كله من تحت.'}
      </p>
    </Sheet>
  );
}
