import { keptLessonsPath, notesPath } from '@hessa/rules/pages/student-pages';
import { TextLink } from '../../../ui/controls/text-link.tsx';

/** What belongs to the student besides courses; on a phone it is in the menu, and a desk has none. */
export function OwnPlaces() {
  return (
    <p className="my-courses-places">
      <TextLink to={notesPath()}>ملاحظاتي</TextLink>
      <TextLink to={keptLessonsPath()}>حصص على جهازي</TextLink>
    </p>
  );
}
