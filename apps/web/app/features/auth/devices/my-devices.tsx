import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { momentText } from '../../../ui/text/day-text.ts';
import { DeviceRow } from './device-row.tsx';
import { FreeDeviceForm } from './free-device-form.tsx';

/** The student's two places: who sits on them, and the way to free the other one without having it. */
export function MyDevices({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/Student/devices', {}, { freshMs: 0 });
  const [freeing, setFreeing] = useState<string | null>(null);
  const [freed, setFreed] = useState(false);

  async function done() {
    setFreeing(null);
    setFreed(true);
    await read.refresh();
  }

  return (
    <section className="my-devices" aria-labelledby="my-devices">
      <h2 id="my-devices">أجهزتك</h2>
      <p className="muted">حسابك بيفتح على جهازين. لو جهاز ضاع أو اتغيّر، فضّي مكانه بكود يوصلك على الإيميل.</p>
      <ReadGate read={read} waiting={null} failed="مقدرناش نجيب أجهزتك">
        {({ data: { devices, nextFreeingAt } }) => (
          <>
            {freed && (
              <Note tone="right" title="المكان فضي">
                تقدر تدخل من جهاز جديد دلوقتي.
              </Note>
            )}
            {nextFreeingAt && devices.length > 1 && (
              <Note tone="info" title="فضّيت مكان جهاز الأسبوع ده">
                تقدر تفضّي تاني من {momentText(new Date(nextFreeingAt), new Date(), digits)}. مستعجل؟ كلّم المشرف.
              </Note>
            )}
            <ul className="device-rows">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} digits={digits}>
                  {!device.isThis && !nextFreeingAt && freeing !== device.id && (
                    <Button look="line" size="small" onClick={() => setFreeing(device.id)}>
                      فضّي مكانه
                    </Button>
                  )}
                  {freeing === device.id && (
                    <FreeDeviceForm deviceId={device.id} digits={digits} onDone={() => void done()} />
                  )}
                </DeviceRow>
              ))}
            </ul>
          </>
        )}
      </ReadGate>
    </section>
  );
}
