import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { formatNumber } from '@hessa/rules/text/digits';
import { isOpen } from '@hessa/rules/units/unit-window';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuizMarks } from '../../../api/use-quiz-marks.ts';
import { completionKey } from '../../../outbox/completion-key.ts';
import { isWaiting } from '../../../outbox/outbox.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LessonHeader } from '../../../ui/lesson/lesson-header.tsx';
import { DockPlace } from '../../../ui/notices/dock.tsx';
import { KeptSince } from '../../../ui/notices/kept-since.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { ClosedUnit } from './closed-unit.tsx';
import { LESSON_PANES } from './lesson-panes.ts';
import { LessonSidebar } from './lesson-sidebar.tsx';
import { TO_LECTURES } from './to-lectures.ts';
import type { UnitSlots } from './unit-slots.ts';
import { UnitTime } from './unit-time.tsx';
import { useOpenLesson } from './use-open-lesson.ts';
import { useSidebar } from './use-sidebar.ts';
import type { UnitRead } from './use-unit.ts';
import { useUnitWindow } from './use-unit-window.ts';
import { videoPlacePath } from './video-place-path.ts';
import { type UnitTree, viewedLessons } from './viewed-unit.ts';
import './open-unit.css';

interface OpenUnitProps extends UnitSlots {
  unit: UnitRead & { tree: UnitTree };
}

export function OpenUnit({ unit, digits, player, notes, quiz, paper }: OpenUnitProps) {
  const { tree, named, skewMs, keptAt } = unit;
  const navigate = useNavigate();
  const window = useUnitWindow(tree, skewMs);
  const [doneHere, setDoneHere] = useState<ReadonlySet<number>>(new Set());
  const done = (id: number) => doneHere.has(id) || isWaiting(completionKey(id));
  const lessons = viewedLessons(tree, named, done, Date.now() + skewMs);
  const earned = useQuizMarks(
    tree.courseId,
    lessons.filter(({ mark }) => mark === 'submitted').map(({ id }) => id),
  );
  const { index, select } = useOpenLesson(lessons, isOpen(window));
  const sidebar = useSidebar();
  const lesson = index === null ? undefined : lessons[index];
  const Pane = lesson && LESSON_PANES[lesson.type];
  const next = index !== null && lessons[index + 1]?.locked === false ? index + 1 : null;

  const open = (at: number) => {
    sidebar.close();
    select(at);
    sidebar.focusLesson();
  };
  const onNext = next === null ? null : () => open(next);
  const onDone = (id: number) => setDoneHere((before) => new Set(before).add(id));
  const time = <UnitTime tree={tree} skewMs={skewMs} digits={digits} />;
  const before = lessons
    .slice(0, index ?? 0)
    .reverse()
    .find((each) => kindOfLesson(each).isWatched && !each.locked);
  const catchUp = lessons.findIndex(({ locked }) => !locked);

  return (
    <div className="unit-viewer">
      <LessonHeader
        back={TO_LECTURES}
        title={
          <>
            <RtlTitle>{tree.unitName}</RtlTitle>
            {lesson && (
              <>
                {' - '}
                <RtlTitle>{lesson.name}</RtlTitle>
              </>
            )}
          </>
        }
        place={
          index !== null && (
            <>
              الدرس <bdi>{formatNumber(index + 1, digits)}</bdi> من <bdi>{formatNumber(lessons.length, digits)}</bdi>
            </>
          )
        }
        end={
          <IconButton
            ref={sidebar.toggle}
            label="قائمة الدروس"
            aria-expanded={sidebar.isOpen}
            aria-controls={sidebar.id}
            onClick={sidebar.press}
          >
            <IconList aria-hidden="true" />
          </IconButton>
        }
      />
      <div className={sidebar.isOpen ? 'unit-layout unit-layout-listed' : 'unit-layout'}>
        <section
          ref={sidebar.lesson}
          className="unit-lesson"
          aria-label={lesson?.name ?? tree.unitName}
          tabIndex={-1}
          inert={sidebar.covers}
        >
          {keptAt !== null && <KeptSince keptAt={keptAt} digits={digits} />}
          {Pane ? (
            <Pane
              key={lesson.id}
              lesson={lesson}
              digits={digits}
              player={player}
              notes={notes}
              quiz={(slot) => quiz({ ...slot, footLine: time })}
              paper={paper}
              videoPath={(to) => videoPlacePath(tree, lessons, to)}
              videoBefore={(draw) => (before ? draw(before) : null)}
              onDone={() => onDone(lesson.id)}
              onShut={() => void unit.refresh()}
              onNext={onNext}
              onLeave={() => void navigate(TO_LECTURES.to)}
            />
          ) : (
            <ClosedUnit window={window} onCatchUp={catchUp === -1 ? null : () => open(catchUp)} />
          )}
        </section>
        {sidebar.isOpen && (
          <LessonSidebar
            id={sidebar.id}
            tree={tree}
            lessons={lessons}
            earned={earned}
            current={index}
            digits={digits}
            toggle={sidebar.toggle}
            takesFocus={sidebar.pressed}
            onSelect={open}
            onClose={sidebar.close}
          />
        )}
      </div>
      <div className="unit-dock">
        <DockPlace rank={1} />
        {time}
      </div>
    </div>
  );
}
