import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { English } from './english.tsx';
import './updated-banner.css';

/** The news of a refresh that somebody asked for. The place stays, or screen readers would miss it. */
export function UpdatedBanner({ shown }: { shown: boolean }) {
  return (
    <div className="updated-banner-place" role="status">
      {shown && (
        <p className="updated-banner">
          <PenMark mark="tick" />
          <span>
            <b>بيانات الكورس اتحدّثت</b>
            <English>Course data updated successfully!</English>
          </span>
        </p>
      )}
    </div>
  );
}
