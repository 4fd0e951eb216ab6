import { imageSource } from '@hessa/rules/courses/image-path';
import { nextLead } from '@hessa/rules/lessons/next-lead';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { buildSettings } from '../../build-settings.ts';
import { useFirstToDo } from '../../outbox/waiting-papers.ts';
import { CourseCover } from '../../ui/catalogue/course-cover.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { LESSON_LOOKS } from '../../ui/lesson/lesson-looks.ts';
import { NEXT_LEAD_WORDS } from '../../ui/lesson/next-lead-words.ts';
import { NextStrip, WaitingStrip } from '../../ui/lesson/next-strip.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { BegunPaper } from './begun-papers.ts';
import { heldPath, nextPath } from './home-paths.ts';
import type { HomeCourse } from './use-home.ts';
import { WhatIsLeft } from './what-is-left.tsx';
import { withBegunHere } from './with-begun-here.ts';
import './next-lesson.css';

interface NextLessonProps {
  courses: readonly HomeCourse[];
  /** Quizzes that the phone alone knows to be under way. */
  begun: readonly BegunPaper[];
  /** Films that were finished on this phone, which the server has not heard of. */
  finished: ReadonlySet<number>;
  skewMs: number;
  digits: DigitStyle;
}

/** The one solid press of the page: the next lesson of the course that was worked on last, if its paper is not done. */
export function NextLesson({ courses, begun, finished, skewMs, digits }: NextLessonProps) {
  const left = useFirstToDo(begun.map(({ lessonId }) => lessonId));
  const paper = begun.find(({ lessonId }) => lessonId === left);
  const due = courses.filter(({ next }) => next).map(withBegunHere);
  const toDo = useFirstToDo(due.flatMap(({ next }) => next?.id ?? []));
  const course = due.find(({ next }) => next?.id === toDo) ?? due[0];
  if (paper && paper.lessonId !== toDo) return <BegunStrip {...paper} />;
  if (!course?.next) return <NothingNext courses={courses} />;
  const { next, courseName, grade, term, imagePath, doneCount } = course;
  const image = imageSource(imagePath, buildSettings.apiBase);
  const { startIcon: Mark } = LESSON_LOOKS[next.type];
  const title = <RtlTitle>{next.lessonName}</RtlTitle>;
  const icon = <Mark aria-hidden="true" />;
  // What comes after it the curriculum knows, without a line too.
  const isFinished = finished.has(next.id);
  if (toDo === null) {
    return (
      <div className="next-lesson">
        <WaitingStrip to={nextPath(course)} {...{ title, icon }} />
      </div>
    );
  }
  return (
    <div className="next-lesson">
      <NextStrip
        to={isFinished ? heldPath(course) : nextPath(course)}
        lead={NEXT_LEAD_WORDS[isFinished ? 'begun' : nextLead({ ...next, doneCount })]}
        title={isFinished ? <RtlTitle>{courseName}</RtlTitle> : title}
        icon={icon}
        detail={
          <>
            {isFinished && 'خلّصت '}
            <RtlTitle>{isFinished ? next.lessonName : courseName}</RtlTitle>
            {!isFinished && <WhatIsLeft next={next} skewMs={skewMs} digits={digits} />}
          </>
        }
        picture={
          <CourseCover
            courseName={courseName}
            grade={grade}
            term={term}
            image={image.kind === 'url' ? image.url : null}
          />
        }
      />
    </div>
  );
}

/** A quiz that was answered on this phone and of which the server has not heard. */
function BegunStrip({ path, name }: BegunPaper) {
  const { startIcon: Mark } = LESSON_LOOKS.Quiz;
  return (
    <div className="next-lesson">
      <NextStrip
        to={path}
        lead={NEXT_LEAD_WORDS['begun-paper']}
        title={<RtlTitle>{name}</RtlTitle>}
        icon={<Mark aria-hidden="true" />}
        detail="إجاباتك محفوظة على الجهاز ده."
      />
    </div>
  );
}

/** What the phone kept named a lesson that is done by now: the list of the course knows what follows. */
function OnInCourse({ course }: { course: HomeCourse }) {
  const { startIcon: Mark } = LESSON_LOOKS.Video;
  return (
    <div className="next-lesson">
      <NextStrip
        to={heldPath(course)}
        lead={NEXT_LEAD_WORDS.begun}
        title={<RtlTitle>{course.courseName}</RtlTitle>}
        icon={<Mark aria-hidden="true" />}
        detail="شوف اللي بعده في المنهج."
      />
    </div>
  );
}

/** Courses, but nothing in them that could be opened now. */
function NothingNext({ courses }: { courses: readonly HomeCourse[] }) {
  const going = courses.find(({ state }) => state === 'lesson');
  if (going) return <OnInCourse course={going} />;
  const toCourses = (
    <ButtonLink size="small" to={enrolledCoursesPath()}>
      كورساتي
    </ButtonLink>
  );
  if (courses.every(({ state }) => state === 'all-done')) {
    return (
      <Note tone="right" title="خلّصت كل اللي معاك!" actions={toCourses}>
        برافو عليك. الدروس اللي لسه وقتها مخلصش تقدر تراجعها براحتك.
      </Note>
    );
  }
  return (
    <Note tone="info" title="مفيش درس مفتوح دلوقتي" actions={toCourses}>
      أول ما يفتح درس جديد هتلاقيه هنا.
    </Note>
  );
}
