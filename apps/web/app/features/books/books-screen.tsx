import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { BOOK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type RefObject, useEffect, useRef } from 'react';
import { CountLine } from '../../ui/catalogue/count-line.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { BookGrid } from './book-grid.tsx';
import { BookGridShimmer } from './book-grid-shimmer.tsx';
import { BooksFailed } from './books-failed.tsx';
import { booksPath } from './books-path.ts';
import { GradeLinks } from './grade-links.tsx';
import { NoBooks } from './no-books.tsx';
import { NoGrade } from './no-grade.tsx';
import type { Shelf } from './shelf.ts';
import './books-screen.css';

interface BooksScreenProps {
  shelf: Shelf;
  digits: DigitStyle;
  supportNumber: string;
  /** Another page, or the same one again, is on its way. */
  loading: boolean;
  onRetry: () => void;
}

/** The books of one grade, eight a page. */
export function BooksScreen({ shelf, digits, supportNumber, loading, onRetry }: BooksScreenProps) {
  const top = useRef<HTMLDivElement>(null);
  useTurnToTop(top, shelf);

  if (shelf.kind === 'no-grade') {
    return (
      <div className="wrap">
        <NoGrade />
      </div>
    );
  }
  const { grade } = shelf;
  const counted = shelf.kind === 'books' && shelf.totalCount > 0;
  return (
    <div className="wrap books" ref={top}>
      <SectionTitle
        heading="h1"
        lead={
          counted ? (
            <CountLine shown={shelf.books.length} total={shelf.totalCount} noun={BOOK} digits={digits} />
          ) : (
            'الكتب بتتطلب من المشرف على واتساب.'
          )
        }
      >
        كتب {gradeLabel(grade, 'short')}
      </SectionTitle>
      <GradeLinks chosen={grade} />
      {loading ? (
        <BookGridShimmer />
      ) : shelf.kind === 'failed' ? (
        <BooksFailed message={shelf.message} onRetry={onRetry} />
      ) : counted ? (
        <BookGrid books={shelf.books} digits={digits} supportNumber={supportNumber} />
      ) : (
        <NoBooks />
      )}
      {shelf.kind === 'books' && (
        <Pager
          current={shelf.page}
          total={shelf.totalPages}
          label="صفحات الكتب"
          digits={digits}
          href={(page) => booksPath(grade, page)}
        />
      )}
    </div>
  );
}

/** A turned page is read from its first book; another grade is another page, which starts at its top anyway. */
function useTurnToTop(top: RefObject<HTMLDivElement | null>, shelf: Shelf): void {
  const grade = shelf.kind === 'books' ? shelf.grade : null;
  const page = shelf.kind === 'books' ? shelf.page : null;
  const shown = useRef({ grade, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { grade, page };
    if (before.grade !== grade || before.page === page) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    top.current?.scrollIntoView({ behavior, block: 'start' });
  }, [top, grade, page]);
}
