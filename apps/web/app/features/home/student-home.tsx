import { firstSteps } from '@hessa/rules/home/first-steps';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { firstName } from '@hessa/rules/text/first-name';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LearningQueries } from '../../api/learning-queries.tsx';
import { ReadGate } from '../../api/read-gate.tsx';
import { serverNow, serverSkew } from '../../api/server-time.ts';
import { useBuilt } from '../../api/use-built.ts';
import { useWaitingCompletions } from '../../outbox/lesson-completion.ts';
import { OutboxKeeper } from '../../outbox/outbox-keeper.tsx';
import type { StoredUser } from '../../session/stored-user.ts';
import { KeptSince } from '../../ui/notices/kept-since.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import type { BegunPaper } from './begun-papers.ts';
import { Board } from './board.tsx';
import { ClosingList } from './closing-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NewMarks, newMarks, ToMend } from './home-papers.tsx';
import { lecturePath, stepPaths } from './home-paths.ts';
import { HomeShape } from './home-shape.tsx';
import { lessonLeft } from './lesson-left.ts';
import { NextLesson } from './next-lesson.tsx';
import { NoCodeYet } from './no-code-yet.tsx';
import { useBegunPapers } from './use-begun-papers.ts';
import { type Home, useHome } from './use-home.ts';
import { useVisit } from './use-visit.ts';
import { WeekGoal } from './week-goal.tsx';
import './student-home.css';

interface StudentHomeProps {
  user: StoredUser;
  digits: DigitStyle;
  /** Who writes on the board. */
  teacher: string;
  /** Where a card's code is typed; what it opens is told, so that the page can know it. */
  codeEntry: (onOpened: () => void) => ReactNode;
  /** What it says is known, or known not to come. */
  onSettled: () => void;
}

/** Where the student is: the next lesson, what closes, new marks, what is left to mend. */
export function StudentHome(props: StudentHomeProps) {
  return (
    <LearningQueries>
      <OutboxKeeper />
      <Head {...props} />
    </LearningQueries>
  );
}

function Head({ user, digits, teacher, codeEntry, onSettled }: StudentHomeProps) {
  const read = useHome(0);
  const begun = useBegunPapers(read);
  const isBuilt = useBuilt(read.reply !== undefined);
  useWhen(read.error !== null, onSettled);
  return (
    <div className="wrap student-home">
      <h1 className="student-home-hello">
        أهلًا يا{' '}
        <Highlight>
          <RtlTitle>{firstName(user.name)}</RtlTitle>
        </Highlight>
      </h1>
      <KeptSince keptAt={read.keptAt} digits={digits} />
      <ReadGate
        read={isBuilt ? read : { ...read, reply: undefined }}
        waiting={<HomeShape />}
        failed="مقدرناش نعرف وقفت فين"
      >
        {({ data }) => (
          <Known
            home={data}
            begun={begun}
            now={serverNow(data, read.answeredAt)}
            skewMs={serverSkew(data, read.answeredAt)}
            user={user}
            digits={digits}
            teacher={teacher}
            codeEntry={codeEntry(() => void read.refresh())}
            onSettled={onSettled}
          />
        )}
      </ReadGate>
    </div>
  );
}

interface KnownProps {
  home: Home;
  begun: readonly BegunPaper[];
  now: number;
  skewMs: number;
  user: StoredUser;
  digits: DigitStyle;
  teacher: string;
  codeEntry: ReactNode;
  onSettled: () => void;
}

function Known({ home, begun, now, skewMs, user, digits, teacher, codeEntry, onSettled }: KnownProps) {
  const { courses, closing, toMend, finishedLessons, hasRightAnswer } = home;
  const visit = useVisit(user.id, now, home.papers);
  // What is new and what is left to mend stand there only once the phone has said when the last visit was.
  useWhen(visit !== null, onSettled);
  const marks = visit === null ? [] : newMarks(home, visit);
  const holdsCourse = courses.length > 0;
  const next = courses.find((course) => course.next)?.next;
  const finished = useWaitingCompletions(user.id);
  const steps = firstSteps({
    holdsCourse,
    finishedLessons: finishedLessons + (next && finished.has(next.id) ? 1 : 0),
    hasRightAnswer,
  });
  // What nobody has read yet stands before what can wait: on a phone the second column is a screen away.
  const hasNews = home.announcements.length > 0;
  const board = <Board home={home} teacher={teacher} now={now} digits={digits} />;
  return (
    <>
      {home.week && <WeekGoal week={home.week} digits={digits} />}
      {!holdsCourse && steps && <p className="student-home-lead">تلات خطوات وأول درس يفتح.</p>}
      <div className="student-home-columns">
        <div className="student-home-column">
          {holdsCourse && <NextLesson {...{ courses, begun, finished, skewMs, digits }} />}
          {hasNews && board}
          {steps && (
            <FirstSteps
              steps={steps}
              digits={digits}
              codeEntry={codeEntry}
              lessonSize={next ? lessonLeft(next, digits) : null}
              ways={stepPaths(courses)}
              lecturePath={lecturePath(courses)}
            />
          )}
          <ClosingList closing={closing} courses={courses} finished={finished} now={now} digits={digits} />
        </div>
        <div className="student-home-column">
          {!hasNews && board}
          {!holdsCourse && <NoCodeYet freeCourse={home.freeCourse} grade={user.grade} />}
          <NewMarks papers={marks} now={now} digits={digits} />
          {visit !== null && <ToMend toMend={toMend} seen={marks} digits={digits} />}
        </div>
      </div>
    </>
  );
}

function useWhen(isSo: boolean, then: () => void): void {
  const tell = useEffectEvent(then);
  useEffect(() => {
    if (isSo) tell();
  }, [isSo]);
}
