import type { Grade } from '@hessa/rules/courses/grade';
import { gradeLabel, gradePathWord } from '@hessa/rules/courses/grade-words';
import { booksOfGradePath } from '@hessa/rules/pages/public-pages';
import { BOOK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from 'react-router';
import { gradeInk } from '../../../ui/catalogue/grade-ink.ts';
import { Counted } from '../../../ui/text/counted.tsx';
import { SectionTitle } from '../../../ui/text/section-title.tsx';
import './books-pile.css';

/** The grades whose books the landing page offers. */
export const BOOK_GRADES = ['Secondary1', 'Secondary2', 'Secondary3'] as const satisfies readonly Grade[];

/** How many books each grade has; null where nobody could say. */
export type BookCounts = Readonly<Record<(typeof BOOK_GRADES)[number], number | null>>;

interface BooksPileProps {
  name: string;
  counts: BookCounts;
  digits: DigitStyle;
}

/** A pile of three books; a spine leads to the books of its grade. */
export function BooksPile({ name, counts, digits }: BooksPileProps) {
  return (
    <section className="books" id="books" aria-labelledby="books-title" data-reveal>
      <SectionTitle id="books-title" lead="ملازم وبنوك أسئلة مطبوعة توصلك لحد البيت. اختار سنتك.">
        كتب {name}
      </SectionTitle>
      <div className="pile">
        {BOOK_GRADES.map((grade) => {
          const count = counts[grade];
          return (
            <Link
              key={grade}
              className={`spine ${gradeInk(grade)}`}
              to={booksOfGradePath({ grade: gradePathWord(grade) })}
            >
              <span className="spine-name">
                <span>{gradeLabel(grade, 'short')}</span>
                {count !== null && count > 0 && (
                  <small>
                    <Counted>{countedAlone(count, BOOK, digits)}</Counted>
                  </small>
                )}
              </span>
              <IconArrowLeft aria-hidden="true" />
            </Link>
          );
        })}
      </div>
    </section>
  );
}
