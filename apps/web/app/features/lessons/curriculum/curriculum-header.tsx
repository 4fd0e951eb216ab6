import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import './curriculum-header.css';

interface CurriculumHeaderProps {
  /** The course's name. */
  title: ReactNode;
  meta?: ReactNode;
  bar?: ReactNode;
  /** Hangs under the header without moving the page. */
  banner?: ReactNode;
  busy?: boolean;
  onRefresh?: (() => void) | undefined;
}

/** Stays at the top: the way back, the course, and asking again. */
export function CurriculumHeader({ title, meta, bar, banner, busy = false, onRefresh }: CurriculumHeaderProps) {
  return (
    <header className="course-head">
      <div className="course-head-row">
        <Link to={enrolledCoursesPath()} className="icon-btn" aria-label="ارجع لكورساتي">
          <IconArrowRight aria-hidden="true" />
        </Link>
        <div className="course-head-words">
          <h1>{title}</h1>
          {meta && <p>{meta}</p>}
        </div>
        {onRefresh && (
          <span className={busy ? 'course-head-refresh course-head-busy' : 'course-head-refresh'}>
            <IconButton label={busy ? 'بنحدّث المنهج' : 'حدّث المنهج'} onClick={onRefresh}>
              <IconRefresh aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      {bar}
      {banner}
    </header>
  );
}
