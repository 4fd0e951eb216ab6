import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { imageSource } from '@hessa/rules/courses/image-path';
import { piastresFromPounds, priceWords } from '@hessa/rules/courses/price';
import { teachBookPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { buildSettings } from '../../../build-settings.ts';
import { Book } from '../../../ui/catalogue/book.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import type { ShopBook } from './written-book.ts';

export function ShopRow({ book, digits }: { book: ShopBook; digits: DigitStyle }) {
  const image = imageSource(book.imagePath, buildSettings.apiBase);
  return (
    <Link className="shop-row" to={teachBookPath({ bookId: book.id })}>
      <span className="shop-cover">
        <Book
          name={book.title}
          grade={book.grade}
          written={book.titleLatin || undefined}
          image={image.kind === 'url' ? image.url : null}
        />
      </span>
      <span className="shop-words">
        <b>
          <RtlTitle>{book.title}</RtlTitle>
        </b>
        <span className="muted">
          {gradeLabel(book.grade, 'short')}
          {book.level && `، ${book.level}`}
        </span>
        <bdi>{priceWords(piastresFromPounds(book.price) ?? 0, digits)}</bdi>
        {!book.active && <Badge tone="warn">مخفي</Badge>}
      </span>
    </Link>
  );
}
