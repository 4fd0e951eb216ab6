import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TornPageDrawing } from '../../../ui/drawings/torn-page-drawing.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';

interface MyCoursesFailedProps {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

export function MyCoursesFailed({ error, busy, onRetry }: MyCoursesFailedProps) {
  return (
    <div role="alert">
      <StatePanel
        drawing={<TornPageDrawing />}
        title="الصفحة اتقطعت"
        actions={
          <Button look="line" busy={busy} onClick={onRetry}>
            {!busy && <IconRefresh aria-hidden="true" />}
            {busy ? 'بنجرّب تاني' : 'جرّب تاني'}
          </Button>
        }
      >
        <p>{error.messageAr}</p>
        {/* The number is what the support team asks for first. */}
        {!error.isNetwork && (
          <p>
            رقم المشكلة: <Ltr>{error.status}</Ltr>
          </p>
        )}
      </StatePanel>
    </div>
  );
}
