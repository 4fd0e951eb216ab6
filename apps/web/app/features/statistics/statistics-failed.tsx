import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../ui/controls/button.tsx';
import { TornPageDrawing } from '../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { BOTH_FAILED } from './statistics-texts.ts';

export function StatisticsFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className="wrap" role="alert">
      <StatePanel
        heading="h1"
        drawing={<TornPageDrawing />}
        title="الصفحة اتقطعت"
        actions={
          <Button look="line" busy={busy} onClick={onRetry}>
            {!busy && <IconRefresh aria-hidden="true" />}
            {busy ? 'بنجرّب' : 'جرّب تاني'}
          </Button>
        }
      >
        <p>{BOTH_FAILED} أرقامك عندنا زي ما هي: اتأكد من النت وجرّب تاني.</p>
      </StatePanel>
    </div>
  );
}
