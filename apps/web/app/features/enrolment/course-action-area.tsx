import { courseAction } from '@hessa/rules/enrolment/course-action';
import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { useSession } from '../../session/use-session.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import { Ticket } from '../../ui/catalogue/ticket.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { CheckingEnrolment } from './checking-enrolment.tsx';
import { CourseCodeBox } from './course-code-box.tsx';
import { type EnrollingCourse, isOfferedFree } from './enrolling-course.ts';
import { HeldLectures } from './held-lectures.tsx';
import { NotEnrolledNotice } from './not-enrolled-notice.tsx';
import { StartFree } from './start-free.tsx';
import { SubscribeBar } from './subscribe-bar.tsx';
import { SupervisorLink } from './supervisor-link.tsx';
import { typedCourseCode } from './typed-course-code.ts';
import type { useEnrolled } from './use-enrolled.ts';
import { useEnrolmentDialog } from './use-enrolment-dialog.tsx';
import { useStartFree } from './use-start-free.ts';
import './course-action-area.css';

const SubscribedDialog = latePart(async () => (await import('./subscribed-dialog.tsx')).SubscribedDialog);

interface CourseActionAreaProps {
  course: EnrollingCourse & { units: readonly { id: number }[] };
  enrolment: ReturnType<typeof useEnrolled>;
  /** The price and what else stands above the actions. */
  head: ReactNode;
  /** The price in short, for the bar that follows a phone's reader. */
  price: ReactNode;
}

/** What can be done with the course: go on, start for nothing, or ask the supervisor and type the code. */
export function CourseActionArea({ course, enrolment, head, price }: CourseActionAreaProps) {
  const { enrolled, isBegun, lectures, checkAgain } = enrolment;
  const [subscribed, setSubscribed] = useState<{ id: number; name: string } | null>(null);
  const area = useRef<HTMLElement>(null);
  const { subscribe, dialog } = useEnrolmentDialog();
  const typed = typedCourseCode(useReturnedWords(), 'course-page')?.code;
  const starting = useStartFree(course.id);
  // The server renders what a guest may do, so that the page is whole before any script of it runs.
  const { status } = useSession();
  const known = status === 'unknown' ? false : enrolled;
  const free = isOfferedFree(course);
  const action = courseAction(known, free);
  // The way into what is open already is the one to press.
  const look = lectures.some(({ active }) => active) ? 'line' : 'solid';
  return (
    <section ref={area} className="course-act" data-session={status} aria-label="الاشتراك في الكورس">
      {known === false && <NotEnrolledNotice />}
      {known === false && lectures.length > 0 && (
        <HeldLectures lectures={lectures} order={course.units.map(({ id }) => id)} />
      )}
      {action === 'checking' && <CheckingEnrolment head={head} free={free} />}
      {action === 'continue' && (
        <Sheet className="course-act-part">
          <ButtonLink wide to={curriculumPath({ courseId: course.id })}>
            {isBegun ? 'كمّل الكورس' : 'ابدأ الكورس'}
          </ButtonLink>
        </Sheet>
      )}
      {action === 'start-free' && (
        <Sheet className="course-act-part">
          {head}
          <StartFree {...starting} look={look} />
        </Sheet>
      )}
      {action === 'contact-or-code' && (
        <Ticket
          top={
            <div className="course-act-part">
              {head}
              <SupervisorLink course={course} look={look} />
            </div>
          }
        >
          <CourseCodeBox
            course={course}
            typed={typed}
            onEnrolled={({ courseId, courseName }) => {
              setSubscribed({ id: courseId, name: courseName });
              checkAgain();
            }}
          />
        </Ticket>
      )}
      {(action === 'contact-or-code' || action === 'start-free') && (
        <SubscribeBar area={area} price={price} onSubscribe={() => subscribe(course)} />
      )}
      {dialog}
      {subscribed && (
        <Suspense fallback={null}>
          <SubscribedDialog courseId={subscribed.id} courseName={subscribed.name} onClose={() => setSubscribed(null)} />
        </Suspense>
      )}
    </section>
  );
}
