import { FIRST_PICTURE } from '@hessa/rules/pages/page';
import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/drawings/sheet.tsx';
import { Shimmer } from '../../../ui/notices/shimmer.tsx';
import { WAITING } from './count-line.tsx';
import { MyCoursesTitle } from './my-courses-title.tsx';
import './my-course-card.css';

/** The page while its reader is asked for: its title, and a card whose picture the script in the head puts in. */
export function MyCoursesHead({ wait }: { wait: ReactNode }) {
  return (
    <div className="wrap my-courses">
      <MyCoursesTitle lead={WAITING} />
      <div className="my-courses-grid">
        <Sheet stacked className="my-course">
          <div className="my-course-page">
            <div className="cover cover-waiting">
              {/* Its address and whether it is seen are the script's. */}
              <img
                id={FIRST_PICTURE}
                className="cover-picture"
                alt=""
                width={640}
                height={400}
                hidden
                suppressHydrationWarning
              />
            </div>
            <div className="my-course-body">
              <Shimmer shape="badge" />
              <Shimmer shape="title" />
              {wait}
            </div>
          </div>
        </Sheet>
      </div>
    </div>
  );
}
