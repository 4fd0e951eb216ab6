import { myLecturesPath } from '@hessa/rules/pages/student-pages';
import { useLocation } from 'react-router';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Note } from '../../ui/notices/note.tsx';

/** Whoever was sent here from a curriculum that is not theirs is told why, until it is theirs. */
export function NotEnrolledNotice() {
  const state = useLocation().state as { refused?: unknown } | null;
  if (state?.refused !== 'not-enrolled') return null;
  return (
    <Note tone="info" title="إنت مش مشترك في الكورس ده">
      اشترك الأول، وبعدها المنهج كله هيتفتح لك. المحاضرة اللي اتفتحت بكود هتلاقيها في{' '}
      <TextLink to={myLecturesPath()}>محاضراتي</TextLink>.
    </Note>
  );
}
