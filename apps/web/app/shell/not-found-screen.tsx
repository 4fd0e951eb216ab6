import { homeCoursesPath, homePath, searchPath } from '@hessa/rules/pages/public-pages';
import { ButtonLink } from '../ui/controls/button.tsx';
import { MissingPageDrawing } from '../ui/drawings/missing-page-drawing.tsx';
import { StatePanel } from '../ui/notices/state-panel.tsx';

export function NotFoundScreen() {
  return (
    <StatePanel
      heading="h1"
      drawing={<MissingPageDrawing />}
      title="الصفحة دي مش موجودة"
      actions={
        <>
          <ButtonLink to={homePath()}>الصفحة الرئيسية</ButtonLink>
          <ButtonLink look="line" to={searchPath()}>
            دوّر بالاسم
          </ButtonLink>
          <ButtonLink look="line" to={homeCoursesPath()}>
            شوف الكورسات
          </ButtonLink>
        </>
      }
    >
      <p>يمكن العنوان اتكتب غلط، أو الصفحة اتنقلت. ارجع للرئيسية، أو دوّر على اسم الكورس أو الدرس.</p>
    </StatePanel>
  );
}
