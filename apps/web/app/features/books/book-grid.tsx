import type { DigitStyle } from '@hessa/rules/text/digits';
import { BookCard } from './book-card.tsx';
import type { ListedBook } from './shelf.ts';
import './book-grid.css';

interface BookGridProps {
  books: readonly ListedBook[];
  digits: DigitStyle;
  supportNumber: string;
}

/** A phone shows two books before anybody scrolls. */
const SEEN_FIRST = 2;

export function BookGrid({ books, digits, supportNumber }: BookGridProps) {
  return (
    <ul className="book-grid">
      {books.map((book, at) => (
        <li key={book.id}>
          <BookCard book={book} digits={digits} supportNumber={supportNumber} first={at < SEEN_FIRST} />
        </li>
      ))}
    </ul>
  );
}
