import { formatNumber } from '@hessa/rules/text/digits';
import { isOpen } from '@hessa/rules/units/unit-window';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { completionKey } from '../../../outbox/lesson-completion.ts';
import { isWaiting } from '../../../outbox/outbox.ts';
import { RtlTitle } from '../../../ui/bidi.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeptSince } from '../../../ui/kept-since.tsx';
import { LessonHeader } from '../../../ui/lesson-header.tsx';
import { AccessBanner } from './access-banner.tsx';
import { ClosedUnit } from './closed-unit.tsx';
import { LessonSidebar } from './lesson-sidebar.tsx';
import { QuizPane } from './quiz-pane.tsx';
import { SubmittedQuiz } from './submitted-quiz.tsx';
import { TO_LECTURES } from './to-lectures.ts';
import { UnitPill } from './unit-pill.tsx';
import type { UnitSlots } from './unit-slots.ts';
import { useOpenLesson } from './use-open-lesson.ts';
import type { UnitRead } from './use-unit.ts';
import { useUnitWindow } from './use-unit-window.ts';
import { VideoPane } from './video-pane.tsx';
import { type UnitTree, type ViewedLesson, viewedLessons } from './viewed-unit.ts';
import './open-unit.css';

const WIDE = '(min-width: 900px)';

interface OpenUnitProps extends UnitSlots {
  unit: UnitRead & { tree: UnitTree };
}

export function OpenUnit({ unit, digits, player, quiz }: OpenUnitProps) {
  const { tree, named, skewMs, keptAt } = unit;
  const navigate = useNavigate();
  const window = useUnitWindow(tree, skewMs);
  const [doneHere, setDoneHere] = useState<ReadonlySet<number>>(new Set());
  const done = (id: number) => doneHere.has(id) || isWaiting(completionKey(id));
  const lessons = viewedLessons(tree, named, done, Date.now() + skewMs);
  const { index, select } = useOpenLesson(lessons, isOpen(window));
  const sidebar = useSidebar();
  const lesson = index === null ? undefined : lessons[index];
  const next = index !== null && lessons[index + 1]?.locked === false ? index + 1 : null;

  const open = (at: number) => {
    sidebar.close();
    select(at);
    sidebar.focusLesson();
  };
  const onNext = next === null ? null : () => open(next);
  const onDone = (id: number) => setDoneHere((before) => new Set(before).add(id));
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
        <section ref={sidebar.lesson} className="unit-lesson" aria-label={lesson?.name ?? tree.unitName} tabIndex={-1}>
          <AccessBanner window={window} digits={digits} />
          {keptAt !== null && <KeptSince keptAt={keptAt} digits={digits} />}
          {lesson ? (
            <Pane
              key={lesson.id}
              lesson={lesson}
              submittedHere={doneHere.has(lesson.id)}
              digits={digits}
              player={player}
              quiz={quiz}
              onDone={() => onDone(lesson.id)}
              onNext={onNext}
              onLeave={() => void navigate(TO_LECTURES.to)}
            />
          ) : (
            <ClosedUnit onCatchUp={catchUp === -1 ? null : () => open(catchUp)} />
          )}
        </section>
        {sidebar.isOpen && (
          <LessonSidebar
            id={sidebar.id}
            tree={tree}
            lessons={lessons}
            current={index}
            digits={digits}
            toggle={sidebar.toggle}
            takesFocus={sidebar.pressed}
            onSelect={open}
            onClose={sidebar.close}
          />
        )}
      </div>
      <UnitPill tree={tree} skewMs={skewMs} digits={digits} />
    </div>
  );
}

interface PaneProps extends UnitSlots {
  lesson: ViewedLesson;
  /** Handed in on this visit: the marked paper stays until the student moves on. */
  submittedHere: boolean;
  onDone: () => void;
  onNext: (() => void) | null;
  onLeave: () => void;
}

function Pane({ lesson, submittedHere, digits, player, quiz, onDone, onNext, onLeave }: PaneProps) {
  const [started] = useState(() => lesson.finished && lesson.type === 'Quiz');
  if (lesson.type === 'Video') return <VideoPane lesson={lesson} player={player} onDone={onDone} onNext={onNext} />;
  if (started || (lesson.finished && !submittedHere)) {
    return <SubmittedQuiz lessonId={lesson.id} name={lesson.name} digits={digits} onNext={onNext} />;
  }
  return (
    <QuizPane lessonId={lesson.id} digits={digits} quiz={quiz} onDone={onDone} onNext={onNext} onLeave={onLeave} />
  );
}

/** A column on a desk, open at first; on a phone it comes when it is called. Choosing a lesson closes either. */
function useSidebar() {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const lesson = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  const [pressed, setPressed] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    if (!wantsFocus) return;
    lesson.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    setWantsFocus(false);
  }, [wantsFocus]);
  return {
    id,
    toggle,
    lesson,
    isOpen,
    pressed,
    press: () => {
      setPressed(true);
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
    focusLesson: () => setWantsFocus(true),
  };
}
