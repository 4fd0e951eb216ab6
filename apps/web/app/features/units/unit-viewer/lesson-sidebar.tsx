import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type RefObject, useEffect, useRef } from 'react';
import type { QuizMark } from '../../../api/use-quiz-marks.ts';
import { AttachmentCard } from '../../../ui/lesson/attachment-card.tsx';
import { satWords } from '../../../ui/lesson/attempts-left-words.ts';
import { LessonList, LessonRow } from '../../../ui/lesson/lesson-list.tsx';
import { MarkInRow } from '../../../ui/lesson/mark-in-row.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { UnitTree, ViewedLesson } from './viewed-unit.ts';
import './lesson-sidebar.css';

interface LessonSidebarProps {
  id: string;
  tree: UnitTree;
  lessons: readonly ViewedLesson[];
  /** What quizzes that were handed in have earned, by lesson. */
  earned: ReadonlyMap<number, QuizMark>;
  current: number | null;
  digits: DigitStyle;
  /** Takes the focus back when the sidebar goes away by Escape. */
  toggle: RefObject<HTMLButtonElement | null>;
  /** The student opened it, so the focus belongs inside. */
  takesFocus: boolean;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** The unit's lessons in their order; on a phone it lies over the lesson. */
export function LessonSidebar(props: LessonSidebarProps) {
  const { id, tree, lessons, earned, current, digits, toggle, takesFocus, onSelect, onClose } = props;
  const { unitName, courseName, resources } = tree;
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    const rows = panel.current;
    const here =
      rows?.querySelector<HTMLElement>('[aria-current]') ?? rows?.querySelector<HTMLElement>('button:enabled');
    (here ?? rows)?.focus();
  }, [takesFocus]);

  return (
    <>
      <button type="button" className="unit-scrim" aria-label="اقفل القائمة" onClick={onClose} />
      <aside
        ref={panel}
        id={id}
        className="unit-sidebar"
        aria-label="دروس المحاضرة"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onClose();
          toggle.current?.focus();
        }}
      >
        <h2 className="unit-sidebar-title">
          <RtlTitle>{unitName}</RtlTitle>
          <small>
            <RtlTitle>{courseName}</RtlTitle>
          </small>
        </h2>
        <LessonList label="الدروس بالترتيب">
          {lessons.map((lesson, at) => (
            <LessonRow
              key={lesson.id}
              number={formatNumber(at + 1, digits)}
              name={lesson.name}
              type={lesson.type}
              mark={lesson.mark}
              sat={satWords(lesson, digits)}
              earned={<Earned mark={earned.get(lesson.id)} digits={digits} />}
              current={at === current}
              disabled={lesson.locked}
              onPress={() => onSelect(at)}
            />
          ))}
        </LessonList>
        {resources.map(({ id: resource, url, title }) => (
          <AttachmentCard key={resource} url={url} title={title} />
        ))}
      </aside>
    </>
  );
}

function Earned({ mark, digits }: { mark: QuizMark | undefined; digits: DigitStyle }) {
  return mark && <MarkInRow {...mark} digits={digits} />;
}
