import { bookCover } from '@hessa/rules/courses/generated-cover';
import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { PictureOr } from '../drawings/picture-or.tsx';
import { FourLines } from '../text/four-lines.tsx';
import { gradeInk } from './grade-ink.ts';
import './book.css';

interface BookProps {
  name: string;
  grade: Grade;
  /** Short English for the drawn cover, such as «Grammar Bank». */
  written?: string | undefined;
  image?: string | null | undefined;
  first?: boolean | undefined;
}

/** A book standing for itself: spine on the left, pages on the right. The words beside it name it. */
export function Book({ name, grade, written, image = null, first }: BookProps) {
  const { letters, tone, pattern } = bookCover(name, grade);
  return (
    <div
      className={`book book-${image === null ? tone : 'ink'} book-pattern-${pattern} ${gradeInk(grade)}`}
      aria-hidden="true"
    >
      <PictureOr src={image} className="book-picture" width={300} height={400} first={first}>
        {written ? (
          <span className="book-written" lang="en" dir="ltr">
            {written}
          </span>
        ) : (
          <FourLines className={letters.length > 4 ? 'book-lines book-lines-long' : 'book-lines'} text={letters} />
        )}
        <bdi className={`book-name book-name-${nameLength(name)}`} dir="rtl">
          {name}
        </bdi>
        <span className="book-grade">{gradeLabel(grade, 'short')}</span>
      </PictureOr>
    </div>
  );
}

/** Hand type is never cut off: a longer name is written smaller. */
function nameLength(name: string): 'short' | 'long' | 'longest' {
  if (name.length <= 18) return 'short';
  return name.length <= 40 ? 'long' : 'longest';
}
