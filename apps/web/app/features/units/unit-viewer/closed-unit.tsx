import { Button } from '../../../ui/button.tsx';
import { CopybookDrawing } from '../../../ui/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { backToLectures } from './unit-trouble.tsx';

/** The window is shut: the banner above says why, and nothing of the lessons is loaded. */
export function ClosedUnit({ onCatchUp }: { onCatchUp: (() => void) | null }) {
  return (
    <StatePanel
      heading="h1"
      drawing={<CopybookDrawing />}
      title="الوحدة غير متاحة حالياً"
      actions={
        <>
          {backToLectures}
          {onCatchUp && (
            <Button look="line" onClick={onCatchUp}>
              حل الاختبار اللي فاضل
            </Button>
          )}
        </>
      }
    >
      <p>{onCatchUp ? 'الفيديوهات اتقفلت، بس لسه ليك اختبار متسلّمش.' : 'ولو محتاج وقت زيادة كلّم المشرف.'}</p>
    </StatePanel>
  );
}
