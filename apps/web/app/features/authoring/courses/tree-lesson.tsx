import { teachLessonPath } from '@hessa/rules/pages/console-pages';
import { MINUTE, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { TaughtLesson } from '../../../teach-shell/editing/use-taught-course.ts';
import { type MenuChoice, MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';

interface TreeLessonProps {
  courseId: number;
  lesson: TaughtLesson;
  digits: DigitStyle;
  handle: ReactNode;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Left out when there is no other unit. */
  onMove: (() => void) | undefined;
}

export function TreeLesson({ courseId, lesson, digits, handle, ...steps }: TreeLessonProps) {
  const Mark = lesson.type === 'Quiz' ? IconListCheck : IconPlayerPlay;
  const icon = (Icon: typeof IconCopy) => <Icon size={18} aria-hidden="true" />;
  const choices: MenuChoice[] = [
    { label: 'غيّر الاسم', icon: icon(IconPencil), onChoose: steps.onRename },
    ...(steps.onMove ? [{ label: 'انقله لوحدة تانية', icon: icon(IconArrowsMove), onChoose: steps.onMove }] : []),
    { label: 'اعمل نسخة', icon: icon(IconCopy), onChoose: steps.onDuplicate },
    { label: 'امسحه', icon: icon(IconTrash), danger: true, onChoose: steps.onDelete },
  ];
  return (
    <div className="tree-row">
      {handle}
      <NavLink className="tree-link" to={teachLessonPath(courseId, lesson)}>
        <Mark size={18} aria-hidden="true" />
        <span className="tree-name">
          <RtlTitle>{lesson.lessonName}</RtlTitle>
        </span>
        <LessonSize lesson={lesson} digits={digits} />
      </NavLink>
      <MoreMenu about={lesson.lessonName} choices={choices} />
    </div>
  );
}

/** How long or how many; what is still missing stands out. */
function LessonSize({ lesson, digits }: { lesson: TaughtLesson; digits: DigitStyle }) {
  if (lesson.type === 'Quiz') {
    if (lesson.questionCount === 0) return <small className="tree-missing">من غير أسئلة</small>;
    return (
      <small>
        <bdi>{countedNoun(lesson.questionCount, QUESTION, digits)}</bdi>
      </small>
    );
  }
  if (!lesson.hasVideo) return <small className="tree-missing">من غير فيديو</small>;
  if (lesson.durationSeconds === null) return null;
  return (
    <small>
      <bdi>{countedNoun(Math.max(1, Math.round(lesson.durationSeconds / 60)), MINUTE, digits)}</bdi>
    </small>
  );
}
