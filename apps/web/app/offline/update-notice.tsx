import { useState } from 'react';
import { useLocation } from 'react-router';
import { isUndisturbed } from '../pages/undisturbed.ts';
import { Button } from '../ui/controls/button.tsx';
import { DockRow } from '../ui/notices/dock.tsx';
import { takeOver } from './register-worker.ts';

/** A newer version is ready: said quietly, never in the middle of a quiz, and taken only when pressed. */
export function UpdateNotice({ waiting }: { waiting: ServiceWorker | null }) {
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = waiting !== null && waiting !== putOff && !isUndisturbed(pathname);
  return (
    <DockRow>
      <div className="update-notice dock-news" role="status">
        {shown && (
          <div className="dock-row">
            <span>فيه نسخة جديدة من المنصة</span>
            <Button
              size="small"
              busy={busy}
              onClick={() => {
                setBusy(true);
                takeOver(waiting);
              }}
            >
              {busy ? 'بنحدّث' : 'حدّث دلوقتي'}
            </Button>
            <Button look="quiet" size="small" onClick={() => setPutOff(waiting)}>
              بعدين
            </Button>
          </div>
        )}
      </div>
    </DockRow>
  );
}
