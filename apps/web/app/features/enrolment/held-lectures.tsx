import { myLecturesPath, unitViewerPath } from '@hessa/rules/pages/student-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { HeldLecture } from './read-holding.ts';

/** More would push the price and the code's box off a phone. */
const SHOWN_AT_MOST = 3;

interface HeldLecturesProps {
  lectures: readonly HeldLecture[];
  /** The units of the course, as they follow each other. */
  order: readonly number[];
}

/** Where to go on comes first, then what is open. */
const rank = ({ isNext, active }: HeldLecture) => (active ? (isNext ? 2 : 1) : 0);

/** What codes have opened of a course: the way into it comes before the offer of the rest. */
export function HeldLectures({ lectures, order }: HeldLecturesProps) {
  const ways = [...lectures].sort(
    (one, other) => rank(other) - rank(one) || order.indexOf(one.unitId) - order.indexOf(other.unitId),
  );
  return (
    <Sheet className="course-act-part held-sheet">
      <p className="held-lectures">
        <PenMark mark="tick" />
        {lectures.length === 1 ? 'معاك محاضرة من الكورس ده' : 'معاك محاضرات من الكورس ده'}
      </p>
      {ways.slice(0, SHOWN_AT_MOST).map(({ unitId, unitName, active }, at) => (
        <ButtonLink key={unitId} wide look={active && at === 0 ? 'solid' : 'line'} to={unitViewerPath({ unitId })}>
          <span>
            ادخل <RtlTitle>{unitName}</RtlTitle>
          </span>
        </ButtonLink>
      ))}
      {lectures.length > SHOWN_AT_MOST && (
        <ButtonLink wide look="quiet" to={myLecturesPath()}>
          كل محاضراتك
        </ButtonLink>
      )}
      <p className="course-act-lead">
        {lectures.some(({ active }) => active)
          ? 'ادخل على طول من غير كود تاني. ولو عايز الكورس كله، الاشتراك تحت.'
          : 'وقتها خلص. كود جديد يفتحها تاني، أو اشترك في الكورس كله من تحت.'}
      </p>
    </Sheet>
  );
}
