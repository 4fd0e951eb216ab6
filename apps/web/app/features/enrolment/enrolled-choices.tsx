import { curriculumPath, enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import './enrolment-dialog.css';

interface EnrolledChoicesProps {
  courseId: number;
  courseName: string;
  /** The course was theirs before the dialog opened; once its time is over, another code starts it again. */
  onNewCode?: (() => void) | undefined;
}

/** Where a student of the course goes next. */
export function EnrolledChoices({ courseId, courseName, onNewCode }: EnrolledChoicesProps) {
  return (
    <div className="enrol">
      <p className="enrol-done" role="status">
        <PenMark mark="tick" />
        <span>
          {onNewCode ? 'الكورس معاك: ' : 'اشتركت في كورس: '}
          <b>
            <RtlTitle>{courseName}</RtlTitle>
          </b>
        </span>
      </p>
      <ButtonLink wide to={curriculumPath({ courseId })}>
        {onNewCode ? 'ادخل الكورس' : 'ابدأ الكورس'}
      </ButtonLink>
      <ButtonLink wide look="line" to={enrolledCoursesPath()}>
        شوف كورساتي
      </ButtonLink>
      {onNewCode && (
        <Button wide look="quiet" onClick={onNewCode}>
          معايا كود جديد
        </Button>
      )}
    </div>
  );
}
