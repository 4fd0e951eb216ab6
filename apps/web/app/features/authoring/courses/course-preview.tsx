import { poundsFromPiastres } from '@hessa/rules/courses/price';
import { teachCoursePath } from '@hessa/rules/pages/console-pages';
import { coursePath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { type TaughtCourse, useTaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { CourseDetailsScreen } from '../../courses/course-details-screen.tsx';
import { CourseOffer } from '../../courses/course-offer.tsx';
import type { CourseTree } from '../../courses/listed-course.ts';
import type { PreviewSlot } from '../lessons/preview-slot.ts';
import { CourseStateBadge } from './course-state-badge.tsx';
import { InsidePreview } from './inside-preview.tsx';
import { shownOnly } from './shown-only.ts';
import './course-preview.css';

interface PreviewProps {
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
}

/** The course as students have it: its public page, and what is inside. What would be pressed to buy is only named. */
export function CoursePreview({ courseId, ...props }: { courseId: number } & PreviewProps) {
  const read = useTaughtCourse(courseId);
  return (
    <ReadGate read={read} waiting="بنفتح الكورس" failed="مقدرناش نفتح الكورس">
      {({ data }) => <Preview course={data} {...props} />}
    </ReadGate>
  );
}

function Preview({ course, digits, player }: { course: TaughtCourse } & PreviewProps) {
  const [isInside, setInside] = useState(true);
  const shown = asShown(course);
  return (
    <div className="course-preview">
      <div className="course-preview-bar">
        <span>
          كده الطالب هيشوفه <CourseStateBadge state={course.state} />
        </span>
        <Chips label="أنهي صفحة">
          <Chip chosen={isInside} onClick={() => setInside(true)}>
            جوه الكورس
          </Chip>
          <Chip chosen={!isInside} onClick={() => setInside(false)}>
            قبل الاشتراك
          </Chip>
        </Chips>
        <div className="console-actions">
          {course.state === 'published' && (
            <ButtonLink look="line" size="small" to={coursePath({ course: course.id })}>
              افتح الصفحة نفسها
            </ButtonLink>
          )}
          <ButtonLink size="small" to={teachCoursePath({ courseId: course.id })}>
            ارجع للتعديل
          </ButtonLink>
        </div>
      </div>
      {isInside ? (
        <InsidePreview course={course} digits={digits} player={player} />
      ) : (
        <CourseDetailsScreen
          course={shown}
          digits={digits}
          owned={false}
          ways={null}
          actions={
            <>
              <CourseOffer course={shown} digits={digits} />
              <Note
                tone="info"
                title={course.pricePiastres === 0 ? 'هنا زرار الاشتراك المجاني' : 'هنا خانة كود الكورس'}
              />
            </>
          }
          help={null}
        />
      )}
    </div>
  );
}

function asShown({ name, pricePiastres, openToAll, units, ...course }: TaughtCourse): CourseTree {
  return {
    ...course,
    courseName: name,
    price: poundsFromPiastres(pricePiastres),
    isOpenToAll: openToAll,
    units: shownOnly(units).map((unit) => ({ ...unit, unitName: unit.name })),
  };
}
