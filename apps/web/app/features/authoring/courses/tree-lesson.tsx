import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { teachLessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { TaughtLesson } from '../../../teach-shell/editing/use-taught-course.ts';
import { type MenuChoice, MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { LESSON_LOOKS, lessonSize } from '../../../ui/lesson/lesson-looks.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { GAP_WORDS } from '../lessons/lesson-editors.ts';
import { ShowingMark } from './showing-mark.tsx';

interface TreeLessonProps {
  courseId: number;
  lesson: TaughtLesson;
  digits: DigitStyle;
  handle: ReactNode;
  onRename: () => void;
  onShow: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Left out when there is no other unit. */
  onMove: (() => void) | undefined;
}

export function TreeLesson({ courseId, lesson, digits, handle, ...steps }: TreeLessonProps) {
  const Mark = LESSON_LOOKS[lesson.type].icon;
  const icon = (Icon: typeof IconCopy) => <Icon size={18} aria-hidden="true" />;
  const choices: MenuChoice[] = [
    { label: 'غيّر الاسم', icon: icon(IconPencil), onChoose: steps.onRename },
    { label: 'الظهور للطلبة', icon: icon(IconEye), onChoose: steps.onShow },
    ...(steps.onMove ? [{ label: 'انقله لوحدة تانية', icon: icon(IconArrowsMove), onChoose: steps.onMove }] : []),
    { label: 'اعمل نسخة', icon: icon(IconCopy), onChoose: steps.onDuplicate },
    { label: 'امسح الدرس', icon: icon(IconTrash), danger: true, onChoose: steps.onDelete },
  ];
  const showing = lesson.written ? lesson.showing : { kind: 'hidden' as const };
  return (
    <div className="tree-row" data-unshown={showing.kind !== 'shown' || undefined}>
      {handle}
      <NavLink className="tree-link" to={teachLessonPath(courseId, lesson)}>
        <Mark size={18} aria-hidden="true" />
        <span className="tree-name">
          <RtlTitle>{lesson.lessonName}</RtlTitle>
          <ShowingMark showing={showing} digits={digits} />
        </span>
        <LessonSize lesson={lesson} digits={digits} />
      </NavLink>
      <MoreMenu about={lesson.lessonName} choices={choices} />
    </div>
  );
}

/** How long or how many; what is still missing stands out. */
function LessonSize({ lesson, digits }: { lesson: TaughtLesson; digits: DigitStyle }) {
  const gap = kindOfLesson(lesson).gap(lesson);
  if (gap) return <small className="tree-missing">{GAP_WORDS[gap]}</small>;
  const size = lessonSize(lesson, digits);
  return (
    size && (
      <small>
        <bdi>{size}</bdi>
      </small>
    )
  );
}
