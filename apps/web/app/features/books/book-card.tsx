import { gradeLabel, stageLabel } from '@hessa/rules/courses/grade-words';
import { imageSource } from '@hessa/rules/courses/image-path';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { buildSettings } from '../../build-settings.ts';
import { Book } from '../../ui/catalogue/book.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { CutText } from '../../ui/text/cut-text.tsx';
import { BookOrder } from './book-order.tsx';
import { BookPrice } from './book-price.tsx';
import type { ListedBook } from './shelf.ts';
import './book-card.css';

interface BookCardProps {
  book: ListedBook;
  digits: DigitStyle;
  supportNumber: string;
  /** Among the first that a phone shows: its picture must not wait. */
  first: boolean;
}

export function BookCard({ book, digits, supportNumber, first }: BookCardProps) {
  const { title, titleLatin, description, grade, level, price } = book;
  const image = imageSource(book.imagePath, buildSettings.apiBase);
  return (
    <article className="book-card">
      <Book
        name={title}
        grade={grade}
        written={titleLatin || undefined}
        image={image.kind === 'url' ? image.url : null}
        first={first}
      />
      <h2 className="book-card-title">
        <RtlTitle>{title}</RtlTitle>
      </h2>
      <p className="book-card-badges">
        <Badge>{gradeLabel(grade, 'short')}</Badge> <Badge>{level ?? stageLabel(grade)}</Badge>
      </p>
      <CutText className="book-card-about" text={description} about={title} />
      <p className="book-card-foot">
        <BookPrice pounds={price} digits={digits} />
      </p>
      <BookOrder title={title} supportNumber={supportNumber} />
    </article>
  );
}
