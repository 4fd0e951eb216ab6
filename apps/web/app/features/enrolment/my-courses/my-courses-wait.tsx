import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Shimmer } from '../../../ui/notices/shimmer.tsx';
import { Spinner } from '../../../ui/notices/spinner.tsx';
import './my-course-card.css';

const CARDS = [1, 2, 3];

/** The wait in words, over cards in the shape they will have. */
export function MyCoursesWait() {
  return (
    <div role="status" aria-busy="true">
      <p className="my-courses-wait">
        <Spinner />
        بنجيب كورساتك
      </p>
      <div className="my-courses-grid">
        {CARDS.map((card) => (
          <Sheet key={card} stacked className="my-course">
            <Shimmer shape="cover" />
            <div className="my-course-body">
              <Shimmer shape="badge" />
              <Shimmer shape="title" />
              <Shimmer />
              <Shimmer shape="button" />
            </div>
          </Sheet>
        ))}
      </div>
    </div>
  );
}
