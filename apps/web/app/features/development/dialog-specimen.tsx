import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';

export function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  const [withCode, setWithCode] = useState(false);
  const [busy, setBusy] = useState(false);

  function start() {
    setWithCode(false);
    setBusy(false);
    setOpen(true);
  }

  return (
    <>
      <Button look="line" onClick={start}>
        افتح النافذة
      </Button>
      {open && (
        <Dialog title={withCode ? 'اكتب الكود' : 'تشترك إزاي؟'} busy={busy} onClose={() => setOpen(false)}>
          {(dismiss) => (
            <div className="specimen-method">
              {withCode ? (
                <>
                  <CodeField label="كود الكورس" data-first-focus />
                  <Button busy={busy} onClick={() => setBusy(true)}>
                    فعّل الكود
                  </Button>
                  {busy && (
                    <Button look="soft" onClick={() => setBusy(false)}>
                      خلص الشغل
                    </Button>
                  )}
                </>
              ) : (
                <Button onClick={() => setWithCode(true)}>معايا كود</Button>
              )}
              <Button look="quiet" onClick={dismiss}>
                مش دلوقتي
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
