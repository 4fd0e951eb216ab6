import { countedNoun } from '@hessa/rules/text/plural';
import { COURSE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type RefObject, useEffect, useRef } from 'react';
import { Pager } from '../../ui/pager.tsx';
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
  /** Another page, or the same one again, is on its way. */
  loading: boolean;
  onRetry: () => void;
  onSubscribe: (course: ListedCourse) => void;
}

/** The courses of one grade, ten a page. */
export function CatalogueScreen({ catalogue, digits, loading, onRetry, onSubscribe }: CatalogueScreenProps) {
  const list = useRef<HTMLDivElement>(null);
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
            <bdi>{countedNoun(catalogue.totalCount, COURSE, digits)}</bdi> متاح دلوقتي
          </>
        )}
      </GradeBanner>
      <div className="wrap catalogue" ref={list}>
        <GradeChips chosen={grade} />
        {loading ? (
          <CourseGridShimmer />
        ) : catalogue.kind === 'failed' ? (
          <CatalogueFailed message={catalogue.message} onRetry={onRetry} />
        ) : catalogue.courses.length === 0 ? (
          <NoCourses grade={grade} />
        ) : (
          <CourseGrid courses={catalogue.courses} digits={digits} onSubscribe={onSubscribe} />
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
