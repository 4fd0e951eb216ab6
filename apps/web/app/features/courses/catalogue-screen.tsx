import { coursesOfGradePath } from '@hessa/rules/pages/public-pages';
import { COURSE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { Pager } from '../../ui/controls/pager.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import type { Catalogue } from './catalogue.ts';
import { CatalogueFailed } from './catalogue-failed.tsx';
import { cataloguePath } from './catalogue-path.ts';
import { CourseGrid } from './course-grid.tsx';
import { CourseGridShimmer } from './course-grid-shimmer.tsx';
import { GradeBanner } from './grade-banner.tsx';
import { GradeChips } from './grade-chips.tsx';
import type { ListedCourse } from './listed-course.ts';
import { NoCourses } from './no-courses.tsx';
import './catalogue-screen.css';

interface CatalogueScreenProps {
  catalogue: Catalogue;
  digits: DigitStyle;
  onSubscribe: (course: ListedCourse) => void;
  /** What a student who holds a course presses on its card. */
  pressOf?: ((course: ListedCourse, offer: ReactNode) => ReactNode) | undefined;
}

/** The courses of one grade, ten a page. */
export function CatalogueScreen({ catalogue, digits, onSubscribe, pressOf }: CatalogueScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  const { state, revalidate } = useRevalidator();
  const turning = useNavigation().location?.pathname.startsWith(coursesOfGradePath()) ?? false;
  useTurnToTop(list, catalogue);

  if (catalogue.kind === 'unknown-grade') {
    return (
      <div className="wrap">
        <NoCourses grade={null} />
      </div>
    );
  }
  const { grade } = catalogue;
  return (
    <>
      <GradeBanner grade={grade}>
        {catalogue.kind === 'courses' && catalogue.totalCount > 0 && (
          <>
            هتلاقي هنا <Counted>{countedAlone(catalogue.totalCount, COURSE, digits)}</Counted>
          </>
        )}
      </GradeBanner>
      <div className="wrap catalogue" ref={list}>
        <GradeChips chosen={grade} />
        {turning || state === 'loading' ? (
          <CourseGridShimmer />
        ) : catalogue.kind === 'failed' ? (
          <CatalogueFailed message={catalogue.message} onRetry={revalidate} />
        ) : catalogue.courses.length === 0 ? (
          <NoCourses grade={grade} />
        ) : (
          <CourseGrid courses={catalogue.courses} digits={digits} onSubscribe={onSubscribe} pressOf={pressOf} />
        )}
        {catalogue.kind === 'courses' && (
          <Pager
            current={catalogue.page}
            total={catalogue.totalPages}
            label="صفحات الكورسات"
            digits={digits}
            href={(page) => cataloguePath(grade, page)}
          />
        )}
      </div>
    </>
  );
}

/** A turned page is read from its first card; another grade is another page, which starts at its top anyway. */
function useTurnToTop(list: RefObject<HTMLDivElement | null>, catalogue: Catalogue): void {
  const grade = catalogue.kind === 'courses' ? catalogue.grade : null;
  const page = catalogue.kind === 'courses' ? catalogue.page : null;
  const shown = useRef({ grade, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { grade, page };
    if (before.grade !== grade || before.page === page) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    list.current?.scrollIntoView({ behavior, block: 'start' });
  }, [list, grade, page]);
}
