import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../ui/controls/button.tsx';
import { TornPageDrawing } from '../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';

const TITLE = 'مقدرناش نجيب الكتب';

/** What the title says already is not said again under it. */
export function BooksFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <StatePanel
        drawing={<TornPageDrawing />}
        title={TITLE}
        actions={
          <Button look="line" onClick={onRetry}>
            <IconRefresh aria-hidden="true" />
            جرّب تاني
          </Button>
        }
      >
        <p>{message.replace(`${TITLE}. `, '')}</p>
      </StatePanel>
    </div>
  );
}
