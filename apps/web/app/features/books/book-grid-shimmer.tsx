import { PAGE_SIZES } from '@hessa/rules/site/paging';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import './book-card.css';
import './book-grid.css';

/** A page of books on its way, in the shape it will have. */
export function BookGridShimmer() {
  return (
    <ShimmerRegion label="بنجيب الكتب" className="book-grid">
      {Array.from({ length: PAGE_SIZES.booksScreen }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
        <div key={at} className="book-card">
          <Shimmer shape="book" />
          <Shimmer shape="title" />
          <Shimmer shape="badge" />
          <Shimmer />
          <Shimmer shape="short-line" />
          <Shimmer shape="button" />
        </div>
      ))}
    </ShimmerRegion>
  );
}
