import { type NextLead, nextLead } from '@hessa/rules/lessons/next-lead';
import { curriculumPath, statisticsPath } from '@hessa/rules/pages/student-pages';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { EXAM } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { useFirstToDo, usePaperWaiting } from '../../outbox/waiting-papers.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import type { BegunPaper } from './begun-papers.ts';
import { heldPath, nextPath } from './home-paths.ts';
import type { HomeCourse } from './use-home.ts';
import { WhatIsLeft } from './what-is-left.tsx';
import { withBegunHere } from './with-begun-here.ts';

interface CoursePressProps {
  course: HomeCourse;
  /** Quizzes that the phone alone knows to be under way, of any course. */
  begun: readonly BegunPaper[];
  /** Only the course that was worked on last is solid. */
  isLatest: boolean;
  skewMs: number;
  digits: DigitStyle;
}

/** On a card, which names its course. */
const WORDS: Readonly<Record<NextLead, string>> = {
  first: 'ابدأ الكورس',
  new: 'ابدأ اللي بعده',
  begun: 'كمّل',
  'begun-paper': 'كمّل الامتحان',
};

/** What to press on a card: on with the next lesson, named; else what there still is. */
export function CoursePress({ course, begun, isLatest, skewMs, digits }: CoursePressProps) {
  const isPaperWaiting = usePaperWaiting(course.next?.id ?? 0);
  const own = begun.filter(({ path }) => path.startsWith(inside(course)));
  const left = useFirstToDo(own.map(({ lessonId }) => lessonId));
  const paper = own.find(({ lessonId }) => lessonId === left);
  const { to, word, about } =
    paper && left !== course.next?.id
      ? { to: paper.path, word: WORDS['begun-paper'], about: <RtlTitle>{paper.name}</RtlTitle> }
      : pressOf(withBegunHere(course), isPaperWaiting, { skewMs, digits });
  return (
    <div className="course-press">
      <ButtonLink wide look={isLatest ? 'solid' : 'line'} to={to} prefetch="intent">
        <span>
          {word}
          <span className="unseen">: {course.courseName}، </span>
          {about && <small>{about}</small>}
        </span>
        <IconArrowLeft aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

/** What the addresses of a course's own lessons begin with. */
const inside = ({ id }: HomeCourse) => curriculumPath({ courseId: id }).replace(/[^/]*$/, '');

interface Press {
  to: string;
  word: string;
  about: ReactNode;
}

function pressOf(
  course: HomeCourse,
  isPaperWaiting: boolean,
  { skewMs, digits }: Pick<CoursePressProps, 'skewMs' | 'digits'>,
): Press {
  const { id, next, doneCount, isOver, quizCount, average, state } = course;
  if (next) {
    const name = <RtlTitle>{next.lessonName}</RtlTitle>;
    if (isPaperWaiting) return { to: nextPath(course), word: 'ورقتك مستنية تتبعت', about: name };
    const lead = nextLead({ ...next, doneCount });
    const about = (
      <>
        {name}
        {next.isBegun && <WhatIsLeft next={next} skewMs={skewMs} digits={digits} />}
      </>
    );
    return { to: lead === 'first' ? heldPath(course) : nextPath(course), word: WORDS[lead], about };
  }
  if (isOver && average !== null) {
    const percent = wholePercentText(average, digits);
    const exams = countedAlone(quizCount, EXAM, digits);
    const about = (
      <>
        متوسط <bdi dir="rtl">{percent}</bdi> في <Counted>{exams}</Counted>
      </>
    );
    return { to: statisticsPath(), word: 'شوف درجاتك', about };
  }
  return {
    to: curriculumPath({ courseId: id }),
    word: state === 'all-done' ? 'راجع الكورس' : 'ادخل الكورس',
    about: null,
  };
}
