import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';

export function NoLectures({ onEnterCode }: { onEnterCode: () => void }) {
  return (
    <StatePanel
      drawing={<CopybookDrawing />}
      title="لسه مفيش محاضرات"
      actions={
        <>
          <Button onClick={onEnterCode} aria-haspopup="dialog">
            <IconTicket aria-hidden="true" />
            معايا كود محاضرة
          </Button>
          <ButtonLink look="line" to={enrolledCoursesPath()}>
            روح لكورساتي
          </ButtonLink>
        </>
      }
    >
      <p>المحاضرة اللي تفتحها بكود هتلاقيها هنا. اكشط الكارت واكتب الكود اللي عليه.</p>
      <p>اشتركت في كورس كامل؟ هتلاقيه في كورساتي.</p>
    </StatePanel>
  );
}

const FAILED = 'مقدرناش نجيب محاضراتك';

/** What the title says already is not said again under it. */
export function LecturesFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <StatePanel
        drawing={<TornPageDrawing />}
        title={FAILED}
        actions={
          <Button look="line" onClick={onRetry}>
            <IconRefresh aria-hidden="true" />
            جرّب تاني
          </Button>
        }
      >
        <p>{message.replace(`${FAILED}. `, '')}</p>
      </StatePanel>
    </div>
  );
}

interface NothingFoundProps {
  typed: string;
  /** The other pages are still on their way. */
  searching: boolean;
  onClear: () => void;
}

export function NothingFound({ typed, searching, onClear }: NothingFoundProps) {
  if (searching) return <p className="lectures-searching">بندوّر في باقي محاضراتك…</p>;
  return (
    <div className="lectures-nothing">
      <p>
        مفيش محاضرة عندك فيها «<bdi>{typed}</bdi>».
      </p>
      <Button look="line" size="small" onClick={onClear}>
        امسح البحث
      </Button>
    </div>
  );
}
