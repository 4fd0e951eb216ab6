import { generatedCovers } from '@hessa/rules/courses/generated-cover';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useBuilt } from '../../../api/use-built.ts';
import { Pager } from '../../../ui/controls/pager.tsx';
import { KeptSince } from '../../../ui/notices/kept-since.tsx';
import { CountLine } from './count-line.tsx';
import { LoggedOut } from './logged-out.tsx';
import { MyCourseCard } from './my-course-card.tsx';
import type { MyCourse } from './my-courses.ts';
import { MyCoursesFailed } from './my-courses-failed.tsx';
import { MyCoursesTitle } from './my-courses-title.tsx';
import { MyCoursesWait } from './my-courses-wait.tsx';
import { NoCoursesYet } from './no-courses-yet.tsx';
import { useMyCourses } from './use-my-courses.ts';
import './my-courses-screen.css';

/** A phone shows one card before anybody scrolls; its picture must not wait. */
const SEEN_FIRST = 1;

interface MyCoursesScreenProps {
  digits: DigitStyle;
  /** The foot of a card; the plain way in stands there when nothing more is known. */
  footOf: (course: MyCourse, start: ReactNode) => ReactNode;
  /** The units of the only course. */
  unitsOf: (course: MyCourse) => ReactNode;
  /** Where a card's code is typed, for whoever has nothing yet. */
  codePress: ReactNode;
  /** Under the cards. */
  more: ReactNode;
}

/** Everything the student is enrolled in, nine a page. The page's number lives in its address. */
export function MyCoursesScreen({ digits, footOf, unitsOf, codePress, more }: MyCoursesScreenProps) {
  const page = usePageNumber();
  const { shown, retry, isRefreshing } = useMyCourses(page);
  const isBuilt = useBuilt(shown.kind === 'courses');
  const top = useRef<HTMLDivElement>(null);
  useTurnToTop(top, page);

  if (shown.kind === 'past-the-end') return <Navigate to={pagePath(shown.lastPage)} replace />;
  return (
    <div className="wrap my-courses" ref={top}>
      <MyCoursesTitle lead={<CountLine shown={shown} digits={digits} />} />
      {(shown.kind === 'loading' || (shown.kind === 'courses' && !isBuilt)) && <MyCoursesWait />}
      {shown.kind === 'logged-out' && <LoggedOut message={shown.error.messageAr} />}
      {shown.kind === 'failed' && <MyCoursesFailed error={shown.error} busy={isRefreshing} onRetry={retry} />}
      {shown.kind === 'none' && <NoCoursesYet codePress={codePress} />}
      {shown.kind === 'courses' && isBuilt && (
        <>
          <KeptSince keptAt={shown.keptAt} digits={digits} />
          <CourseCards courses={shown.courses} footOf={footOf} unitsOf={shown.totalCount === 1 ? unitsOf : undefined} />
          <Pager
            current={shown.page}
            total={shown.totalPages}
            label="صفحات كورساتي"
            digits={digits}
            numbers="words"
            href={pagePath}
          />
          {more}
        </>
      )}
    </div>
  );
}

interface CourseCardsProps {
  courses: readonly MyCourse[];
  footOf: MyCoursesScreenProps['footOf'];
  unitsOf: MyCoursesScreenProps['unitsOf'] | undefined;
}

function CourseCards({ courses, footOf, unitsOf }: CourseCardsProps) {
  const covers = generatedCovers(courses);
  return (
    <ul className={unitsOf ? 'my-courses-one' : 'my-courses-grid'}>
      {courses.map((course, at) => (
        <li key={course.id}>
          <MyCourseCard
            course={course}
            cover={covers[at]}
            first={at < SEEN_FIRST}
            footOf={footOf}
            aside={unitsOf?.(course)}
          />
        </li>
      ))}
    </ul>
  );
}

function pagePath(page: number): string {
  return page > 1 ? `${enrolledCoursesPath()}?page=${page}` : enrolledCoursesPath();
}

function usePageNumber(): number {
  const [search] = useSearchParams();
  const asked = search.get('page') ?? '';
  return /^[1-9][0-9]{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** A turned page is read from its first card. */
function useTurnToTop(top: RefObject<HTMLDivElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    top.current?.scrollIntoView({ behavior, block: 'start' });
  }, [top, page]);
}
