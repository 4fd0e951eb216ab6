import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Shimmer, ShimmerRegion } from '../../ui/notices/shimmer.tsx';
import './course-card.css';
import './course-grid.css';

/** Cards on their way, in the shape they will have. */
export function CourseGridShimmer({ count = 3 }: { count?: number }) {
  return (
    <ShimmerRegion label="بنجيب الكورسات" className="course-grid">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
        <Sheet key={at} stacked className="course">
          <Shimmer shape="cover" />
          <div className="course-body">
            <Shimmer shape="badge" />
            <Shimmer shape="title" />
            <Shimmer />
            <Shimmer shape="short-line" />
            <Shimmer shape="button" />
          </div>
        </Sheet>
      ))}
    </ShimmerRegion>
  );
}
