import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../ui/button.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { TornPageDrawing } from '../../ui/torn-page-drawing.tsx';

export function BooksFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <StatePanel
        drawing={<TornPageDrawing />}
        title="الكتب مجتش"
        actions={
          <Button look="line" onClick={onRetry}>
            <IconRefresh aria-hidden="true" />
            جرّب تاني
          </Button>
        }
      >
        <p>{message}</p>
      </StatePanel>
    </div>
  );
}
