import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router';
import type { QuizMark } from '../../../api/use-quiz-marks.ts';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { LESSON_LOOKS, lessonSize } from '../../../ui/lesson/lesson-looks.ts';
import { TO_PAPER } from '../../../ui/lesson/to-paper.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { Counted } from '../../../ui/text/counted.tsx';
import type { LessonView } from './curriculum-view.ts';
import { LessonState } from './lesson-state.tsx';
import { lessonNumber } from './lesson-words.ts';
import { lessonRefusal } from './refusal-words.ts';
import './lesson-row.css';

interface LessonRowProps {
  courseId: number;
  lesson: LessonView;
  earned?: QuizMark | undefined;
  digits: DigitStyle;
  onRefused: (words: string) => void;
  /** What a press does where there is no page to go to, as in the teacher's preview. */
  onPress?: ((lesson: LessonView) => void) | undefined;
}

/**
 * A lesson is a link when it opens; a shut one is a button that says why. What was handed in has its paper below, but not
 * while another attempt runs, which hides it.
 */
export function LessonRow({ courseId, lesson, earned, digits, onRefused, onPress }: LessonRowProps) {
  const { word, icon: Kind } = LESSON_LOOKS[lesson.type];
  const size = lessonSize(lesson, digits);
  const content = (
    <>
      <span className="lesson-number">
        {lesson.mark === 'completed' ? <PenMark mark="tick" /> : <bdi>{lessonNumber(lesson, digits)}</bdi>}
      </span>
      <span className="lesson-name">
        <RtlTitle>{lesson.lessonName}</RtlTitle>
        <small>
          <Kind size={16} aria-hidden="true" />
          <span>
            {word}
            {size && (
              <>
                ، <Counted>{size}</Counted>
              </>
            )}
          </span>
        </small>
      </span>
      <LessonState lesson={lesson} earned={earned} digits={digits} />
    </>
  );
  const classes = ['lesson', lesson.isNext && 'lesson-next', lesson.mark === 'locked' && 'lesson-locked'];
  const className = classes.filter(Boolean).join(' ');
  if (lesson.opens && onPress) {
    return (
      <button type="button" className={className} onClick={() => onPress(lesson)}>
        {content}
      </button>
    );
  }
  return (
    <>
      {lesson.opens ? (
        <Link
          className={className}
          to={lessonPath(courseId, lesson)}
          prefetch="intent"
          aria-current={lesson.isNext ? 'step' : undefined}
        >
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={className}
          aria-disabled="true"
          onClick={() => onRefused(lessonRefusal(lesson))}
        >
          {content}
        </button>
      )}
      {lesson.access.kind === 'submitted' && lesson.clockEndsAt === null && !lesson.isEmpty && (
        <Link className="lesson-paper" to={lessonPath(courseId, lesson)} state={TO_PAPER}>
          شوف ورقتك
          <span className="unseen">
            : <RtlTitle>{lesson.lessonName}</RtlTitle>
          </span>
          <IconChevronLeft size={18} aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
