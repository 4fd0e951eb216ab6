import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Shimmer, ShimmerRegion } from '../../../ui/notices/shimmer.tsx';
import './course-rail.css';

/** The rail's own shape and height: what comes takes exactly this place. */
export function CourseRailShape() {
  return (
    <ShimmerRegion label="بنجيب الكورسات" className="course-row">
      {[1, 2, 3, 4].map((place) => (
        <Sheet key={place} stacked>
          <Shimmer shape="cover" />
          <div className="teaser-body">
            <Shimmer shape="title" />
            <Shimmer shape="short-line" />
            <Shimmer shape="button" />
          </div>
        </Sheet>
      ))}
    </ShimmerRegion>
  );
}
