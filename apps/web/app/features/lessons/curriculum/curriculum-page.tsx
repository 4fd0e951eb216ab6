import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { useQuizMarks } from '../../../api/use-quiz-marks.ts';
import { isBegunHere } from '../../../session/begun-here.ts';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { KeptSince } from '../../../ui/notices/kept-since.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { Counted } from '../../../ui/text/counted.tsx';
import { lessonCountWords } from '../../../ui/text/lesson-count-words.ts';
import { CourseOver } from './course-over.tsx';
import type { CourseReply } from './course-reply.ts';
import { CourseSummary } from './course-summary.tsx';
import { CurriculumHeader } from './curriculum-header.tsx';
import { curriculumView, submittedQuizzes } from './curriculum-view.ts';
import { notDoneWords } from './lesson-words.ts';
import { NextUp } from './next-up.tsx';
import { UnitItem } from './unit-item.tsx';
import { useNamedUnit } from './use-named-unit.ts';
import { useThinkAgain } from './use-think-again.ts';

interface CurriculumPageProps {
  course: CourseReply;
  skewMs: number;
  keptAt: number | null;
  digits: DigitStyle;
  busy: boolean;
  banner: ReactNode;
  onRefresh: () => void;
  onRefused: (words: string) => void;
  renewal: ReactNode;
}

export function CurriculumPage(props: CurriculumPageProps) {
  const { course, skewMs, keptAt, digits, busy, banner, onRefresh, onRefused, renewal } = props;
  const view = curriculumView(course, Date.now() + skewMs, isBegunHere);
  useThinkAgain(view.changesAt === null ? null : view.changesAt - skewMs);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { progress, next, units, isOver } = view;
  const named = useNamedUnit(units);
  const earned = useQuizMarks(course.id, submittedQuizzes(view));
  const percent = <bdi dir="rtl">{formatPercent(progress.percent, digits, 'none')}</bdi>;
  return (
    <>
      <CurriculumHeader
        title={<RtlTitle>{course.courseName}</RtlTitle>}
        meta={
          <>
            <Counted>{lessonCountWords(progress.lessonCount, digits)}</Counted>
            {progress.lessonCount > 0 && <>، {progress.doneCount === 0 ? notDoneWords(view) : <>خلّصت {percent}</>}</>}
          </>
        }
        bar={<ProgressBar percent={progress.percent} label="اللي خلص من الكورس" />}
        banner={banner}
        busy={busy}
        onRefresh={onRefresh}
      />
      <div className="wrap curriculum">
        <div className="curriculum-side">
          <KeptSince keptAt={keptAt} digits={digits} />
          <CourseSummary progress={progress} digits={digits} />
          {isOver && <CourseOver courseName={course.courseName} isDone={next.kind === 'all-done'} renewal={renewal} />}
          {(next.kind === 'lesson' || !isOver) && <NextUp {...{ course, view, skewMs, digits }} />}
        </div>
        <div className="curriculum-units">
          {units.length === 0 && (
            <StatePanel drawing={<CopybookDrawing />} title="المنهج لسه بيتجهّز">
              <p>أول ما أول وحدة تنزل هتلاقيها هنا.</p>
            </StatePanel>
          )}
          {units.map((unit) => (
            <UnitItem
              key={unit.id}
              courseId={course.id}
              unit={unit}
              earned={earned}
              skewMs={skewMs}
              digits={digits}
              open={toggled.get(unit.id) ?? (unit.id === named || (next.kind === 'lesson' && next.unitId === unit.id))}
              onToggle={(open) => setToggled((before) => new Map(before).set(unit.id, open))}
              onRefused={onRefused}
            />
          ))}
        </div>
      </div>
    </>
  );
}
