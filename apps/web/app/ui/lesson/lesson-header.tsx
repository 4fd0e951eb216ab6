import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '../controls/icon-button.css';
import './lesson-header.css';

interface LessonHeaderProps {
  back: { to: string; label: string };
  title: ReactNode;
  /** Where the lesson stands, such as «الدرس ٣ من ٥». */
  place?: ReactNode;
  /** The button of the lesson list. */
  end?: ReactNode;
}

/** The bar over a lesson that takes the whole screen; it stays while the lesson is scrolled. */
export function LessonHeader({ back, title, place, end }: LessonHeaderProps) {
  return (
    <header className="lesson-header">
      <Link to={back.to} className="icon-btn" aria-label={back.label}>
        <IconArrowRight aria-hidden="true" />
      </Link>
      <div className="lesson-header-words">
        <p className="lesson-header-title">{title}</p>
        {place && <p className="lesson-header-place">{place}</p>}
      </div>
      {end}
    </header>
  );
}
