import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { LessonView, UnitView } from '../../lessons/curriculum/curriculum-view.ts';
import { UnitItem } from '../../lessons/curriculum/unit-item.tsx';
import type { PreviewSlot } from '../lessons/preview-slot.ts';
import { LessonPreview } from './lesson-preview.tsx';
import { shownOnly } from './shown-only.ts';
import '../../lessons/curriculum/curriculum-screen.css';

interface InsidePreviewProps {
  course: TaughtCourse;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
}

/** The curriculum as a student has it, files included, without its locks: every lesson opens for a look. */
export function InsidePreview({ course, digits, player }: InsidePreviewProps) {
  const units = shownOnly(course.units).map(asSeen);
  const [open, setOpen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [looked, setLooked] = useState<LessonView | null>(null);
  return (
    <div className="wrap inside-preview">
      <h1 className="inside-preview-title">
        <RtlTitle>{course.name}</RtlTitle>
      </h1>
      <p className="muted">
        {course.openToAll
          ? 'كل الوحدات مفتوحة للمشتركين. اللي مخفي أو لسه ميعاده ماجاش مش هنا.'
          : 'الطالب بيفتح كل وحدة في أسبوعها، والامتحان بيقفل اللي بعده لحد ما يتسلّم. هنا كله مفتوح عشان تشوفه.'}
      </p>
      {units.length === 0 && (
        <StatePanel drawing={<CopybookDrawing />} title="المنهج لسه بيتجهّز">
          <p>مفيش وحدات ظاهرة للطلبة دلوقتي.</p>
        </StatePanel>
      )}
      {units.map((unit, at) => (
        <UnitItem
          key={unit.id}
          courseId={course.id}
          unit={unit}
          skewMs={0}
          digits={digits}
          open={open.get(unit.id) ?? at === 0}
          onToggle={(isOpen) => setOpen((before) => new Map(before).set(unit.id, isOpen))}
          onRefused={() => {}}
          onPressLesson={setLooked}
        />
      ))}
      {looked && <LessonPreview lesson={looked} digits={digits} player={player} onClose={() => setLooked(null)} />}
    </div>
  );
}

const ALWAYS = { kind: 'open-to-all' } as const;

function asSeen(unit: ReturnType<typeof shownOnly>[number]): UnitView {
  const { id, name, place, resources } = unit;
  return {
    id,
    place: place + 1,
    unitName: name,
    access: { kind: 'open', via: 'course', window: ALWAYS },
    blockedBy: null,
    doneCount: 0,
    workCount: unit.lessons.length,
    lessons: unit.lessons.map((lesson, at): LessonView => {
      const isEmpty = kindOfLesson(lesson).isEmpty(lesson);
      return {
        ...lesson,
        unitPlace: place + 1,
        place: at + 1,
        access: { kind: 'open', via: 'course', window: ALWAYS },
        mark: 'open',
        isEmpty,
        opens: !isEmpty,
        isNext: false,
        isBegun: false,
        clockEndsAt: null,
        attemptsLeft: 0,
      };
    }),
    resources,
  };
}
