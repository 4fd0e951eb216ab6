import { curriculumPath, myLecturesPath } from '@hessa/rules/pages/student-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import './enrolment-dialog.css';

interface SubscribedDialogProps {
  courseId: number;
  courseName: string;
  onClose: () => void;
}

/** The course page's good news. */
export function SubscribedDialog({ courseId, courseName, onClose }: SubscribedDialogProps) {
  return (
    <Dialog title="مبروك، اشتركت!" onClose={onClose}>
      <div className="enrol">
        <p className="enrol-done" role="status">
          <PenMark mark="tick" />
          <span>
            اتسجّلت بنجاح في كورس:{' '}
            <b>
              <RtlTitle>{courseName}</RtlTitle>
            </b>
          </span>
        </p>
        <ButtonLink wide to={curriculumPath({ courseId })}>
          ابدأ الكورس دلوقتي
        </ButtonLink>
        <ButtonLink wide look="line" to={myLecturesPath()}>
          شوف اشتراكاتي
        </ButtonLink>
      </div>
    </Dialog>
  );
}
