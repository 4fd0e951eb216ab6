import { teachPath } from '@hessa/rules/pages/console-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../ui/drawings/missing-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

/** The page is there, for somebody else of the staff. */
export function NotAllowedScreen() {
  return (
    <StatePanel
      heading="h1"
      drawing={<MissingPageDrawing />}
      title="الصفحة دي مش من صلاحياتك"
      actions={<ButtonLink to={teachPath()}>ارجع للوحة</ButtonLink>}
    >
      <p>لو محتاجها في شغلك، اطلب من صاحب المنصة يدّيك صلاحيتها.</p>
    </StatePanel>
  );
}
