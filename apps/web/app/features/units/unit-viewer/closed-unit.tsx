import type { UnitWindow } from '@hessa/rules/units/unit-window';
import { Button } from '../../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { BackToLectures } from './back-to-lectures.tsx';

interface ClosedUnitProps {
  window: UnitWindow;
  /** Opens the quiz that may still be handed in; null when there is none. */
  onCatchUp: (() => void) | null;
}

/** The window is shut: the line at the bottom says why, and nothing of the lessons is loaded. */
export function ClosedUnit({ window, onCatchUp }: ClosedUnitProps) {
  return (
    <StatePanel
      heading="h1"
      drawing={<CopybookDrawing />}
      title="الوحدة غير متاحة حالياً"
      actions={
        <>
          <BackToLectures />
          {onCatchUp && (
            <Button look="line" onClick={onCatchUp}>
              حل الامتحان اللي فاضل
            </Button>
          )}
        </>
      }
    >
      <p>
        {onCatchUp && 'الفيديوهات اتقفلت، بس لسه ليك امتحان متسلّمش.'}
        {!onCatchUp &&
          (window.kind === 'upcoming' ? 'أول ما ييجي معادها هتتفتح معاك هنا.' : 'الوقت مكفّاش؟ كلّم المشرف.')}
      </p>
    </StatePanel>
  );
}
