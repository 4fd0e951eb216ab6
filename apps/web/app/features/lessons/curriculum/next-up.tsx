import { nextLead } from '@hessa/rules/lessons/next-lead';
import { lessonPath } from '@hessa/rules/pages/lesson-paths';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { usePaperWaiting } from '../../../outbox/waiting-papers.ts';
import { ClockLeft } from '../../../ui/lesson/clock-left.tsx';
import { LESSON_LOOKS, lessonSize } from '../../../ui/lesson/lesson-looks.ts';
import { NEXT_LEAD_WORDS } from '../../../ui/lesson/next-lead-words.ts';
import { NextStrip, WaitingStrip } from '../../../ui/lesson/next-strip.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { Counted } from '../../../ui/text/counted.tsx';
import type { CourseReply } from './course-reply.ts';
import type { CurriculumView } from './curriculum-view.ts';
import { ExtraTimeLink } from './extra-time-link.tsx';
import { lessonNumber } from './lesson-words.ts';
import { quizAfterNext } from './quiz-after-next.ts';

interface NextUpProps {
  course: CourseReply;
  view: CurriculumView;
  skewMs: number;
  digits: DigitStyle;
}

/** The one thing to press on the page, or why there is none. */
export function NextUp({ course, view, skewMs, digits }: NextUpProps) {
  const { next, units, progress } = view;
  const isPaperWaiting = usePaperWaiting(next.kind === 'lesson' ? next.lessonId : 0);
  if (next.kind === 'no-lessons') return null;
  if (next.kind === 'all-done') {
    return (
      <Note tone="right" title="خلّصت الكورس كله!">
        برافو عليك. الدروس اللي لسه وقتها مخلصش تقدر تراجعها براحتك.
      </Note>
    );
  }
  if (next.kind === 'nothing-open') {
    return (
      <Note tone="info" title="مفيش درس مفتوح دلوقتي" actions={<ExtraTimeLink courseName={course.courseName} />}>
        وقت الوحدات اللي فاضلة لك خلص. لو الوقت مكفّاش كلّم المشرف.
      </Note>
    );
  }
  const lesson = units.flatMap(({ lessons }) => lessons).find(({ isNext }) => isNext);
  if (!lesson) return null;
  const { word, startIcon: Mark } = LESSON_LOOKS[lesson.type];
  const to = lessonPath(course.id, lesson);
  const title = (
    <>
      <bdi>{lessonNumber(lesson, digits)}</bdi> <RtlTitle>{lesson.lessonName}</RtlTitle>
    </>
  );
  const icon = <Mark aria-hidden="true" />;
  if (isPaperWaiting) return <WaitingStrip {...{ to, title, icon }} />;
  const quiz = quizAfterNext(view);
  const size = lessonSize(lesson, digits);
  return (
    <NextStrip
      lead={NEXT_LEAD_WORDS[nextLead({ ...lesson, doneCount: progress.doneCount })]}
      {...{ to, title, icon }}
      detail={
        <>
          {word}
          {lesson.clockEndsAt !== null && (
            <>
              ، <ClockLeft endsAt={lesson.clockEndsAt} {...{ skewMs, digits }} />
            </>
          )}
          {size && lesson.clockEndsAt === null && (
            <>
              ، <Counted>{size}</Counted>
            </>
          )}
          {quiz && `، وبعده ${LESSON_LOOKS[quiz.type].word}`}
        </>
      }
    />
  );
}
